import LostAckReports
import Testing

@Suite struct JSONTests {
  @Test func writesObjectsByLineAndElementsOnOneLine() {
    let value = JSONValue.object(
      .init("b", .array([.integer(1), .integer(2)])),
      .init("a", .array([.object(.init("z", .null), .init("y", .array([.strings([])])))])),
      .init("empty", .object()), .init("none", .array([])),
      .init("inner", .object(.init("flag", .boolean(true)))))
    #expect(
      value.text() == """
        {
          "b": [1, 2],
          "a": [
            {"z": null, "y": [[]]}
          ],
          "empty": {},
          "none": [],
          "inner": {
            "flag": true
          }
        }

        """)
    #expect(
      value.text(sortingMembers: true) == """
        {
          "a": [
            {"y": [[]], "z": null}
          ],
          "b": [1, 2],
          "empty": {},
          "inner": {
            "flag": true
          },
          "none": []
        }

        """)
  }

  @Test func writesStringsSoThatTheyCanBeReadAgain() throws {
    let string = "\"\\/ → −R5 é 🚲 \n\t\r\u{1}\u{7F}\u{9B}"
    let text = JSONValue.string(string).text()
    #expect(text == #""\"\\/ → −R5 é 🚲 \n\t\r\u0001\u007f\u009b""# + "\n")
    #expect(try JSONValue(parsing: Array(text.utf8)) == .string(string))
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .boolean(true)), ("false", .boolean(false)),
    ("-0.5e+3", .number("-0.5e+3")), ("18446744073709551615", .number("18446744073709551615")),
    (#""\u00e9\ud83d\udeb2\/\b\f""#, .string("é🚲/\u{8}\u{C}")),
    ("[1,[]]", .array([.number("1"), .array([])])),
    ("{\"a\" : {} }", .object([.init("a", .object([]))])),
  ]) func reads(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    ("", "1:1 the text ends here; expected a value"),
    ("{\n  \"a\": 1,\n}", "3:1 expected a member's name"),
    ("{\"é\" 1}", "1:6 expected ':'"),
    ("{\"a\": 1, \"a\": 2}", "1:10 the member \"a\" is there twice"),
    ("{\"a\": 1", "1:8 the text ends here; expected ',' or '}'"),
    ("[1 2]", "1:4 expected ',' or ']'"),
    ("[1, ]", "1:5 expected a value"),
    ("\"abc", "1:5 the text ends here; the string does not end"),
    ("\"a\nb\"", "1:3 a control character in a string"),
    (#""\x""#, "1:3 an unknown escape"),
    (#""\u12G4""#, "1:3 expected \\u and four hexadecimal digits"),
    (#""\ud83d""#, "1:8 half of a surrogate pair"),
    ("01", "1:1 a number does not begin with 0"),
    ("-", "1:2 the text ends here; expected a digit"),
    ("nul", "1:4 the text ends here; expected a value"), ("nulx", "1:1 expected a value"),
    ("1 2", "1:3 expected nothing after the end of the document"),
    (String(repeating: "[", count: 1000), "1:101 nested too deeply"),
  ]) func saysWhereATextIsDamaged(text: String, error: String) {
    let thrown = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: Array(text.utf8))
    }
    #expect(thrown.map { "\($0.line):\($0.column) \($0.message)" } == error)
  }

  @Test func refusesWhatIsNotUTF8() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: [0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
    #expect(error?.message == "a string is not UTF-8")
    #expect(error?.column == 2)
  }
}
