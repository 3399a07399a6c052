import HIGLanguage
import HIGReading

/// The facts about a notification's sound, by the sounds of the project around the spec.
enum SoundFacts {
  static let all: [FactComputation] = [
    FactComputation("playingTime") { model, node in
      let stated = model.value(of: duration, at: node)
      if case .unknown = stated, let length = header(of: node, in: model)?.duration { return .double(length) }
      return stated
    },
    FactComputation("encoding") { model, node in
      header(of: node, in: model).map { .string($0.encoding) } ?? .unknown(Unknown("sounds", .otherFiles))
    },
  ]

  private static let duration = Vocabulary.shared.nameID(of: "duration")
  private static let file = Vocabulary.shared.nameID(of: "file")

  private static func header(of sound: NodeReference, in model: Model) -> SoundHeader? {
    guard let sounds = model.definitions?.sounds, !sounds.isEmpty, let name = model.string(file, of: sound) else {
      return nil
    }
    return sounds[Path.lastComponent(name)]
  }
}
