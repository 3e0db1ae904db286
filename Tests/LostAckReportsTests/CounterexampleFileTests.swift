import Foundation
import LostAck
import LostAckReports
import Testing

/// Uses every kind of value that a file can hold.
private let example = Counterexample(
  claim: "CO-4a", model: "courier", without: ["R1", "R3.first"], with: ["X1"],
  scope: [
    ScopeField("letters", .integer(2)), ScopeField("ahead", .range(-30...30)),
    ScopeField("isRaining", .boolean(true)), ScopeField("kinds", .list(["note", "parcel"])),
    ScopeField("mood", .text("sunny")),
  ],
  property: "P1", found: .seed(.max), start: 3,
  steps: [
    .init(action: "send(0)", events: [], process: "sender"),
    .init(action: "bring(to: \"→ é\")", events: ["read(0)", "left"], process: "reader"),
  ])

private let text = #"""
  {
    "claim": "CO-4a",
    "format": 1,
    "found": "seed 18446744073709551615",
    "model": "courier",
    "property": "P1",
    "scope": {
      "ahead": "-30...30",
      "isRaining": true,
      "kinds": ["note", "parcel"],
      "letters": 2,
      "mood": "sunny"
    },
    "start": 3,
    "steps": [
      {"action": "send(0)", "events": [], "process": "sender"},
      {"action": "bring(to: \"→ é\")", "events": ["read(0)", "left"], "process": "reader"}
    ],
    "tool": "LostAck",
    "with": ["X1"],
    "without": ["R1", "R3.first"]
  }

  """#

@Suite struct CounterexampleFileTests {
  @Test func isWrittenWithAStepALine() {
    #expect(example.text == text)
  }

  @Test func isReadAndWrittenAgainByteForByte() throws {
    #expect(try Counterexample(parsing: Array(text.utf8)).text == text)
    let plain = Counterexample(
      claim: nil, model: "courier", without: [], with: [], scope: [], property: "P1",
      found: .exhaustive, start: 0, steps: [])
    #expect(!plain.text.contains("claim") && !plain.text.contains("start"))
    #expect(try Counterexample(parsing: Array(plain.text.utf8)) == plain)
  }

  @Test func isRefusedWhereverItIsCutOff() {
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      let error = #expect(throws: InputError.self) {
        try Counterexample(parsing: Array(bytes.prefix(length)))
      }
      #expect(error?.message.contains("the text ends here") == true, "cut after \(length)")
    }
  }

  @Test(arguments: [
    (
      "\"format\": 1", "\"format\": 2",
      "format 2, which this version cannot read (it reads format 1)"
    ),
    ("\"format\": 1", "\"format\": \"1\"", "\"format\" should be a whole number, and is a string"),
    ("\"format\": 1,", "", "\"format\" is missing"),
    (
      "\"tool\": \"LostAck\"", "\"tool\": \"Spin\"",
      "not a LostAck counterexample: \"tool\" should be \"LostAck\""
    ),
    ("\"model\": \"courier\",", "", "\"model\" is missing"),
    ("\"model\": \"courier\"", "\"model\": 7", "\"model\" should be a string, and is a number"),
    (
      "\"with\": [\"X1\"]", "\"with\": [\"X1\", null]",
      "\"with\" should be an array of strings, and is an array"
    ),
    (
      "\"letters\": 2", "\"letters\": 2.5",
      "\"scope.letters\" should be a whole number, true or false, a string or an array of strings, "
        + "and is a number"
    ),
    ("\"start\": 3", "\"start\": true", "\"start\" should be a whole number, and is true or false"),
    ("\"claim\": \"CO-4a\"", "\"claim\": null", "\"claim\" should be a string, and is null"),
    (
      "seed 18446744073709551615", "seed 18446744073709551616",
      "\"found\" should be \"exhaustive\" or \"seed 42\", and is \"seed 18446744073709551616\""
    ),
    ("\"action\": \"send(0)\", ", "", "\"steps[0].action\" is missing"),
    (
      "\"events\": []", "\"events\": {}",
      "\"steps[0].events\" should be an array of strings, and is an object"
    ),
    ("\"start\": 3,", "\"start\": 3", "not JSON: line 15, column 3: expected ',' or '}'"),
  ]) func isRefusedWithTheFieldNamed(old: String, new: String, message: String) {
    #expect(text.contains(old))
    let damaged = text.replacingOccurrences(of: old, with: new)
    #expect(throws: InputError(message)) { try Counterexample(parsing: Array(damaged.utf8)) }
  }

  @Test func isWrittenWholeAndFoundAgain() throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "lostack-\(UUID().uuidString)/Counterexamples")
    let parent = directory.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let store = CounterexampleStore(directory: directory.path)
    #expect(store.names() == [])
    try store.write(example, "CO-4a-P1.json")
    try store.write(example, "CO-2-P1.json")
    #expect(store.names() == ["CO-2-P1.json", "CO-4a-P1.json"])
    #expect(store.text("CO-2-P1.json") == text)
    #expect(try store.read("CO-2-P1.json").text == text)
    #expect(throws: InputError("Counterexamples/CO-9.json: no such file")) {
      try store.read("CO-9.json")
    }
    #expect(throws: InputError("\(parent.path): a directory, not a counterexample file")) {
      try Counterexample(file: parent.path)
    }
  }

  @Test func cannotBeWrittenWhereThereIsNoDirectory() {
    let store = CounterexampleStore(directory: "/nonexistent/somewhere/Counterexamples")
    #expect(throws: InputError("Counterexamples/CO-1.json: cannot be written")) {
      try store.write(example, "CO-1.json")
    }
  }
}
