import HIGLint
