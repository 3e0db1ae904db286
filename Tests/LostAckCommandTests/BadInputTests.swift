import LostAck
import LostAckCommand
import Testing

/// Every error of usage or input: one line on stderr, nothing on stdout, nothing written, exit 2.
@Suite struct BadInputTests {
  private static let lines: [(arguments: String, message: String)] = [
    (
      "chek",
      "unknown command 'chek'; did you mean 'check'? (commands: check, cuts, list, replay, show, bench)"
    ),
    (
      "cut",
      "unknown command 'cut'; did you mean 'cuts'? (commands: check, cuts, list, replay, show, bench)"
    ),
    (
      "--seed 1 lst",
      "unknown command 'lst'; did you mean 'list'? (commands: check, cuts, list, replay, show, bench)"
    ),
    (
      "list --modle courier",
      "unknown flag '--modle'; did you mean '--model'? "
        + "(flags: --model, --format, --color, --version, --help)"
    ),
    ("list -m", "unknown flag '-m' (flags: --model, --format, --color, --version, --help)"),
    (
      "show --state x",
      "unknown flag '--state'; did you mean '--states'? "
        + "(flags: --states, --format, --color, --version, --help)"
    ),
    (
      "--property P1",
      "the default command takes no --property (it is a flag of 'check' and 'cuts')"
    ),
    ("check --claim CO-1", "'check' takes no --claim (it is a flag of the default command)"),
    (
      "list --seed 1", "'list' takes no --seed (it is a flag of the default command and 'check')"
    ),
    ("--model", "--model wants a value, such as --model capture-lane"),
    ("--model --seed 1", "--model wants a value, such as --model capture-lane"),
    ("--seed=", "--seed wants a value, such as --seed 42"),
    ("--update=yes", "--update takes no value, and was given 'yes'"),
    ("--seed 1 --seed 2", "--seed is given twice, as '1' and '2'; write it once"),
    (
      "check --model courier --without R1 --without R2",
      "--without is given twice, as 'R1' and 'R2'; write --without R1,R2"
    ),
    ("list now", "'list' takes flags only, not 'now'"),
    ("check courier", "'check' takes flags only, not 'courier'"),
    ("replay", "'replay' wants a file, such as Counterexamples/CL-2-P3.json"),
    ("show", "'show' wants one file, such as Counterexamples/CL-2-P3.json"),
    ("show a b", "'show' wants one file, such as Counterexamples/CL-2-P3.json, not 2"),
    ("--model curier", "unknown model 'curier'; did you mean 'courier'? (models: courier, other)"),
    ("--model bike", "unknown model 'bike' (models: courier, other)"),
    (
      "--claim CO-9",
      "unknown claim 'CO-9'; did you mean 'CO-1' or 'CO-2' or 'CO-3'? "
        + "(claims: CO-1, CO-2, CO-3, CO-3a, CO-3b, CO-4, OT-1)"
    ),
    (
      "--claim OT-1 --model courier", "claim 'OT-1' is of model 'other', not of 'courier'"
    ),
    ("check", "'check' wants --model M (models: courier, other)"),
    (
      "check --model courier --without R3",
      "unknown rule 'R3'; did you mean 'R1' or 'R2'? (courier's rules: R1, R1.first, R2, X1)"
    ),
    (
      "check --model courier --without X1",
      "rule 'X1' is not in the design, so it cannot be taken away (in the design: R1, R1.first, R2)"
    ),
    (
      "check --model courier --with R1",
      "rule 'R1' is in the design already, so it cannot be added (not in the design: X1)"
    ),
    ("check --model courier --without R1,R1", "--without names 'R1' twice"),
    ("check --model courier --without R1,", "--without wants names joined by commas, not 'R1,'"),
    (
      "check --model courier --property P9",
      "unknown property 'P9'; did you mean 'P1' or 'P2' or 'P3'? (courier's properties: P1, P2, P3)"
    ),
    (
      "check --model courier --scope leters=2",
      "unknown scope field 'leters'; did you mean 'letters'? (courier's scope: letters, losses, "
        + "repeats, restarts, ahead, kinds, isRaining)"
    ),
    (
      "check --model courier --scope letters=many",
      "scope field 'letters' wants a whole number, not 'many'"
    ),
    (
      "check --model courier --scope ahead=3...1",
      "scope field 'ahead' wants a range such as -30...30, or one number, not '3...1'"
    ),
    (
      "check --model courier --scope isRaining=yes",
      "scope field 'isRaining' wants true or false, not 'yes'"
    ),
    (
      "check --model courier --scope kinds=note+box",
      "scope field 'kinds' wants one of the names of its kind, not 'note+box'"
    ),
    (
      "check --model courier --scope letters",
      "--scope wants fields and values, such as taps=2,relaunches=1, not 'letters'"
    ),
    ("check --model courier --scope letters=1,letters=2", "--scope names 'letters' twice"),
    (
      "check --model courier --scope letters=9", "the scope cannot be: letters is 0 to 8"
    ),
    ("--format jsn", "unknown format 'jsn'; did you mean 'json'? (formats: text, json)"),
    ("show x --format html", "--format html is yet to come (formats: text, json)"),
    ("--size big", "unknown size 'big' (sizes: small, large)"),
    (
      "--color alway", "unknown color 'alway'; did you mean 'always'? (one of: auto, always, never)"
    ),
    ("--seeds 5...5 --shard 2/2", "--shard 2/2 has none of the seeds 5...5"),
    ("--seed x", "--seed wants a whole number from 0 to 18446744073709551615, not 'x'"),
    ("--seed -1", "--seed wants a whole number from 0 to 18446744073709551615, not '-1'"),
    (
      "--seed 18446744073709551616",
      "--seed wants a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
    ),
    ("--seeds 5...1", "--seeds 5...1 is empty; did you mean 1...5?"),
    ("--seeds 5", "--seeds wants a range such as 1...100, not '5'"),
    ("--seeds 1..5", "--seeds wants a range such as 1...100, not '1..5'"),
    ("--seeds +1...5", "--seeds wants a range such as 1...100, not '+1...5'"),
    (
      "--seed 1 --seeds 1...2",
      "--seed and --seeds exclude each other; --seeds A...B has both its ends"
    ),
    (
      "--seeds 1...9 --shard 3/2", "--shard wants K/N with 1 ≤ K ≤ N, such as 1/4, not '3/2'"
    ),
    (
      "--seeds 1...9 --shard 0/2", "--shard wants K/N with 1 ≤ K ≤ N, such as 1/4, not '0/2'"
    ),
    ("--seeds 1...9 --shard 1", "--shard wants K/N with 1 ≤ K ≤ N, such as 1/4, not '1'"),
    ("--seed 1 --shard 1/2", "--shard goes with --seeds A...B only"),
    ("--keep-going", "--keep-going goes with --seeds A...B only"),
    (
      "--seed 1 --states 10",
      "--states bounds the exhaustive check, and a random run has its own "
        + "bound; leave out --states or --seed"
    ),
    (
      "--seeds 1...2 --update",
      "--update rewrites what the exhaustive check finds; leave out --update or --seeds"
    ),
    (
      "--update --size large",
      "--update rewrites counterexamples of the small size; leave out --size large"
    ),
    (
      "--states 0",
      "--states wants a number of states above zero, such as 10M, not '0'"
    ),
    (
      "--states -5",
      "--states wants a number of states above zero, such as 10M (units: k, M), not '-5'"
    ),
    (
      "--states 1.5M",
      "--states wants a number of states above zero, such as 10M (units: k, M), not '1.5M'"
    ),
    ("--states 99999999999999999999", "--states '99999999999999999999' is too large"),
    (
      "--time 60", "--time wants a time above zero, such as 60s (units: ms, s, m, h), not '60'"
    ),
    ("--time 0s", "--time wants a time above zero, such as 60s, not '0s'"),
    (
      "--memory 2T",
      "--memory wants a number of bytes above zero, such as 2G (units: K, M, G), not '2T'"
    ),
    ("--memory 9999999999G", "--memory '9999999999G' is too large"),
    ("--threads 0", "--threads wants a number of threads above zero, such as 2, not '0'"),
    ("--threads two", "--threads wants a number of threads above zero, such as 2, not 'two'"),
    ("--threads 257", "--threads wants at most 256 threads, not '257'"),
    (
      "check --model courier --out /tmp/x.json",
      "--out wants one property, such as --property P1 (courier's properties: P1, P2, P3)"
    ),
    (
      "check --model courier --property P1 --out /nonexistent/x.json",
      "/nonexistent/x.json: cannot be written; is there such a directory?"
    ),
    ("replay /nonexistent.json", "/nonexistent.json: no such file"),
    ("show /tmp", "/tmp: a directory, not a counterexample file"),
    ("bench shrink", "unknown kind of benchmark 'shrink' (kinds: check)"),
    ("bench chek", "unknown kind of benchmark 'chek'; did you mean 'check'? (kinds: check)"),
    ("bench check check", "'bench' wants one kind, such as check"),
    (
      "bench --only other,curier",
      "unknown benchmark 'curier'; did you mean 'courier'? (benchmarks: courier, other)"
    ),
    (
      "bench --engine spn",
      "unknown engine 'spn'; did you mean 'spin'? (engines: lostack, spin, rumur)"
    ),
    ("bench --threads 0", "--threads wants numbers of threads from 1 to 256, such as 1,2, not '0'"),
    (
      "bench --threads 1,two",
      "--threads wants numbers of threads from 1 to 256, such as 1,2, not 'two'"
    ),
    ("bench --threads 2,2", "--threads names '2' twice"),
    ("bench --runs 0", "--runs wants a number of runs from 1 to 1000, such as 5, not '0'"),
    ("bench --runs few", "--runs wants a number of runs from 1 to 1000, such as 5, not 'few'"),
    (
      "bench --states 5",
      "'bench' takes no --states (it is a flag of the default command and 'check' and 'cuts' and 'show')"
    ),
    ("--runs 5", "the default command takes no --runs (it is a flag of 'bench')"),
  ]

  @Test(arguments: lines) func isToldInOneLine(arguments: String, message: String) {
    let session = Session([
      SystemEntry(Courier<TrueClaims>.self), SystemEntry(Other.self),
    ])
    #expect(
      session.run(arguments) == Transcript(code: 2, out: "", err: "explore: \(message)\n"))
    #expect(session.files == [:])
  }

  @Test func isEscapedForTheTerminal() {
    #expect(
      Session().run(["--model", "a\nb\u{1B}[31m"]).err
        == "explore: unknown model 'a\\u{a}b\\u{1b}[31m' (models: courier)\n")
  }

  @Test func sameFlagWithTheSameValueIsNoContradiction() {
    #expect(Session().run("list --model courier --model=courier").code == 0)
  }
}
