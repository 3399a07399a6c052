;; Emacs without a screen, with eglot as the lines of its configuration have it: a diagnostic appears, a fix is applied, a
;; completion is offered. The files come by the environment; what happened is written to standard output, line by line.
(require 'eglot)
(require 'flymake)

(defun say (format &rest arguments) (princ (concat (apply #'format format arguments) "\n")))

(defun wait-for (what holds)
  (let ((end (time-add nil 30)))
    (while (not (funcall holds))
      (when (time-less-p end nil)
        (say "never: %s" what)
        (kill-emacs 1))
      (accept-process-output nil 0.05))))

(defun found (text)
  (seq-find (lambda (each) (string-match-p text (flymake-diagnostic-text each))) (flymake-diagnostics)))

;; As `M-x eglot` does, without asking.
(defun open-file (name)
  (find-file (getenv name))
  (say "%s: %s" (file-name-nondirectory buffer-file-name) major-mode)
  (unless (eglot-current-server) (apply #'eglot (append (eglot--guess-contact) nil)))
  (wait-for "a server" #'eglot-managed-p)
  (flymake-mode 1)
  (flymake-start))

(open-file "SPEC")
(wait-for "a diagnostic" (lambda () (found "Contrast is 2.32")))
(let* ((each (found "Contrast is 2.32"))
       (actions (eglot-code-actions (flymake-diagnostic-beg each) (flymake-diagnostic-end each)))
       (action (seq-elt actions 0)))
  (say "diagnostic: line %d" (line-number-at-pos (flymake-diagnostic-beg each)))
  (say "action: %s" (plist-get action :title))
  (eglot--apply-workspace-edit (plist-get action :edit)))
;; What Emacs tells the server when it has been idle for a moment, which it never is without a screen.
(eglot--signal-textDocument/didChange)
(goto-char (point-min))
(search-forward "    color: ")
(say "line: %s" (buffer-substring (line-beginning-position) (line-end-position)))
(wait-for "the end of the diagnostic" (lambda () (not (found "Contrast is 2.32"))))
(say "the diagnostic is gone")
(end-of-line)
(insert "\n    ali")
(let ((completion (eglot-completion-at-point)))
  (say "completions: %s" (all-completions "ali" (nth 2 completion))))
(set-buffer-modified-p nil)

(open-file "STORYBOARD")
(wait-for "a storyboard's diagnostic" #'flymake-diagnostics)
(say "storyboard: %s" (flymake-diagnostic-text (car (flymake-diagnostics))))
(kill-emacs 0)
