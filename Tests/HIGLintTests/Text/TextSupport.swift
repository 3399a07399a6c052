@testable import HIGCore

func text(_ string: String, _ language: String? = "en", samples: [String: String] = [:]) -> TextValue {
  TextValue(string, language: language, samples: samples)
}

extension TextValue {
  /// The texts of ranges, to compare with.
  func strings(_ ranges: [Range<Int>]) -> [String] { ranges.map { string(in: $0) } }
}
