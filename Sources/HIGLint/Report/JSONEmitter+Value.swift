import HIGCore
import HIGLanguage
import HIGReading

extension JSONEmitter {
  /// Writes a value of the rule language as plain JSON; a value that JSON does not have is null.
  public mutating func value(_ value: Value) {
    switch value {
    case .bool(let bool): self.bool(bool)
    case .int(let int): self.int(int)
    case .double(let double): self.double(double)
    case .string(let string): self.string(string)
    case .list(let items):
      array { json in
        for item in items { json.value(item) }
      }
    case .map(let map):
      object { json in
        for (key, value) in map.entries {
          json.key(ValueText.plain(key))
          json.value(value)
        }
      }
    case .null, .interval, .node, .span, .color, .type, .unknown, .error: null()
    }
  }

  /// Writes a value with its type: `{"type":"int","value":"5"}`.
  ///
  /// Numbers are texts, so that 64 bits survive; a map is a list of pairs, since any value may be a key. A node is its
  /// path, a colour its name or hexadecimal digits; `unknown` has its causes, `error` its message.
  public mutating func typedValue(_ value: Value, _ texts: ValueText) {
    object { json in
      json.member("type", ValueText.typeName(of: value))
      json.key("value")
      switch value {
      case .null: json.null()
      case .bool(let bool): json.bool(bool)
      case .list(let items):
        json.array { json in
          for item in items { json.typedValue(item, texts) }
        }
      case .map(let map):
        json.array { json in
          for (key, value) in map.entries {
            json.array { json in
              json.typedValue(key, texts)
              json.typedValue(value, texts)
            }
          }
        }
      case .unknown(let unknown):
        json.array { json in
          for cause in unknown.causes {
            json.object { json in
              json.member("fact", cause.fact)
              json.member("reason", cause.reason.word)
              json.member("message", cause.reason.message[texts.language])
            }
          }
        }
      default: json.string(texts.bare(value))
      }
    }
  }
}
