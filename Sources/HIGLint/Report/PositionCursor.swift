/// Lines and columns of offsets that mostly grow.
///
/// A file of one line may have thousands of diagnostics. Columns are counted on from the last offset asked for, so that
/// all of them together take one pass over the line.
struct PositionCursor {
  private var file: SourceFile?
  private var line = 0
  private var offset = 0
  private var column = 1
  private var utf16 = 1

  mutating func position(of wanted: Int, in file: SourceFile) -> Position {
    let wanted = min(max(wanted, 0), file.text.count)
    let line = file.line(at: wanted)
    if self.file !== file || line != self.line || wanted < offset {
      self.file = file
      self.line = line
      offset = file.range(ofLine: line).lowerBound
      column = 1
      utf16 = 1
    }
    file.text.withUnsafeBufferPointer { text in
      while offset < wanted {
        let byte = text[offset]
        if byte & 0xC0 != 0x80 {
          column += 1
          utf16 += byte >= 0xF0 ? 2 : 1
        }
        offset += 1
      }
    }
    return Position(line: line, column: column, utf16: utf16)
  }
}
