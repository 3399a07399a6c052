import HIGReading

/// A workspace that remembers all questions and answers, so that another machine can give the same answers.
public struct RecordedWorkspace: RecordingWorkspace {
  private let base: any Workspace
  private let state = Locked(WorkspaceRecord())
  private let isRecording = Locked(true)

  public init(_ base: any Workspace) { self.base = base }

  var record: WorkspaceRecord { state.withLock { $0 } }

  func unrecorded<Result>(_ body: () -> Result) -> Result {
    isRecording.withLock { $0 = false }
    defer { isRecording.withLock { $0 = true } }
    return body()
  }

  private func remember(_ change: (inout WorkspaceRecord) -> Void) {
    if isRecording.withLock({ $0 }) { state.withLock { change(&$0) } }
  }

  public func entry(at path: String) -> WorkspaceEntry? {
    let entry = base.entry(at: path)
    remember { $0.entries[path] = .some(entry) }
    return entry
  }

  public func containment(of path: String, in folder: String) -> Containment {
    let containment = base.containment(of: path, in: folder)
    remember { $0.containments[WorkspaceRecord.Question(path: path, folder: folder)] = containment }
    return containment
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    do throws(WorkspaceError) {
      let names = try base.list(directory)
      remember { $0.lists[directory] = .success(names.sorted(by: Path.precedes)) }
      return names
    } catch {
      remember { $0.lists[directory] = .failure(error) }
      throw error
    }
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    do throws(WorkspaceError) {
      let bytes = try base.read(path)
      remember { $0.contents[path] = .success(bytes) }
      return bytes
    } catch {
      remember { $0.contents[path] = .failure(error) }
      throw error
    }
  }
}
