import LostAck
import Testing

@testable import Models

@Suite("The capture lane") struct CaptureLaneTests {
  private let design = CaptureLane.design

  // MARK: Counterexamples, label by label

  @Test("CL-2: the ring, a relaunch, the echo")
  func echoAfterRelaunch() throws {
    #expect(
      try Row.named("CL-2-P3").check().counterexample?.labels == [
        "tap(0, toggleVoice)", "ring(0)", "relaunch", "transfer(0)",
      ])
    let model = CaptureLane(design, .init(taps: 1, relaunches: 1))
    #expect(
      model.counterexample("P3")?.sentences == [
        "watch taps toggleVoice", "phone obeys toggleVoice: voice on", "phone relaunches",
        "phone obeys toggleVoice: voice off",
      ])
  }

  @Test("CL-11: killed between acting and writing")
  func killedBeforeWriting() throws {
    #expect(
      try Row.named("CL-11-P3").check().counterexample?.labels == [
        "tap(0, toggleVoice)", "ring(0)", "act(0)", "relaunch", "transfer(0)", "act(0)",
      ])
  }

  @Test("CL-13: the stored id expires while a copy is still fresh")
  func expiredWhileFresh() throws {
    #expect(
      try Row.named("CL-13-P3").check().counterexample?.labels == [
        "tap(0, toggleVoice)", "ring(0)", "tick", "tick", "tick", "tick", "transfer(0)",
      ])
    let model = CaptureLane(design.with(.keep30), .init(taps: 1, watchAhead: 30...30))
    #expect(
      model.describe(initial: model.initialStates[0])
        == "the watch's clock is 30 s ahead of the phone's")
    #expect(
      model.counterexample("P3")?.sentences == [
        "watch taps toggleVoice", "phone obeys toggleVoice: voice on", "10 s pass", "10 s pass",
        "10 s pass", "10 s pass", "phone forgets id 0; phone obeys toggleVoice: voice off",
      ])
  }

  @Test("CL-10: written, and killed before acting")
  func killedBeforeActing() {
    let model = CaptureLane(
      design.with(.store), .init(taps: 1, splitActing: true, relaunches: 1))
    #expect(
      model.counterexample("P10")?.sentences == [
        "watch taps toggleVoice", "phone takes it in", "phone writes the id",
        "phone dies, the id written, the command undone",
      ])
  }

  @Test("CL-4, CL-7, CL-18 told")
  func told() {
    #expect(
      CaptureLane(design.without(.freshness)).counterexample("P1")?.sentences.last
        == "phone obeys toggleVoice, 40 s old: voice on")
    #expect(
      CaptureLane(design.without(.rememberFirst), .init(taps: 1, phoneStepsBack: 1)).counterexample(
        "P5")?.sentences == [
          "watch taps toggleVoice", "the phone's clock steps 40 s back",
          "phone judges it stale, silently", "10 s pass", "phone obeys toggleVoice: voice on",
        ])
    let refused = CaptureLane(
      design.without(.refusalRides), .init(taps: 1, commands: [.goGym], glances: true))
    #expect(
      refused.counterexample("P7")?.sentences == [
        "watch taps go(gym)", "phone refuses go(gym): not saved on the phone",
        "phone publishes its glance",
      ])
  }

  // MARK: The sender's rules

  @Test("S2: what is held is offered again; −S1 and −S2: it is not")
  func offers() {
    let scope = CaptureLane.Bounds(
      taps: 1, watchRelaunches: 1, outages: 1, transferFailures: 1)
    let tap = "tap(0, toggleVoice)"
    let occasions = [
      [tap, "transferFails(0)"], [tap, "transfer(0)", "watchRelaunch"],
      [tap, "transfer(0)", "outOfReach", "backInReach"],
    ]
    for way in occasions {
      #expect(CaptureLane(design, scope).labels(after: way)!.contains("transfer(0)"))
    }
    #expect(CaptureLane(design, scope).labels(after: [tap, "transfer(0)"])!.contains("flush"))
    for rule in [CaptureLane.Rule.keepUntilLanded, .offerAgain] {
      let model = CaptureLane(design.without(rule), scope)
      for way in occasions { #expect(!model.labels(after: way)!.contains("transfer(0)")) }
      #expect(!model.labels(after: [tap, "transfer(0)"])!.contains("flush"))
    }
  }

  @Test("S3: a lost report means one more offer; −S3: none, ever")
  func lostReports() {
    let scope = CaptureLane.Bounds(taps: 1, watchRelaunches: 1, lostReports: 1)
    let way = ["tap(0, toggleVoice)", "transfer(0)"]
    for loss in ["reportLost(0)", "watchRelaunch"] {
      let offered = CaptureLane(design, scope).labels(after: way + [loss])!
      #expect(offered.contains("flush") || offered.contains("transfer(0)"))
      let waiting = CaptureLane(design.without(.lostReportIsHarmless), scope)
      let left = waiting.labels(after: way + [loss])!
      #expect(!left.contains("flush") && !left.contains("transfer(0)"))
    }
  }

  @Test("S4: both ways; −S4, or out of reach: by transfer alone")
  func ways() {
    let tap = ["tap(0, toggleVoice)"]
    let scope = CaptureLane.Bounds(taps: 1, outages: 1)
    let offered = CaptureLane(design, scope).labels(after: tap)!
    #expect(offered.contains("ring(0)") && offered.contains("transfer(0)"))
    let oneWay = CaptureLane(design.without(.bothWays), scope).labels(after: tap)!
    #expect(!oneWay.contains("ring(0)") && oneWay.contains("transfer(0)"))
    let away = CaptureLane(design, scope).labels(after: ["outOfReach"] + tap)!
    #expect(!away.contains("ring(0)") && !away.contains("transfer(0)"))
    let back = CaptureLane(design, scope).labels(after: ["outOfReach"] + tap + ["backInReach"])!
    #expect(!back.contains("ring(0)") && back.contains("transfer(0)"))
  }

  // MARK: The store

  @Test("X1.purge: what is seen expired is gone, though the clock steps back to when it counted")
  func purge() {
    let scope = CaptureLane.Bounds(taps: 2, phoneStepsBack: 1)
    let expiry = ["tap(0, toggleVoice)", "ring(0)", "tick", "tick", "tick", "tick"]
    let seen = expiry + ["tap(1, toggleVoice)", "ring(1)"]
    let late = seen + ["phoneClockBack", "transfer(0)"]
    let ignoring = CaptureLane(design.with(.keep30), scope)
    #expect(!events(ignoring, seen)!.contains("forgot(0, isDangerous: false)"))
    #expect(events(ignoring, late)! == ["dropped(0, isFresh: true)"])
    let purging = CaptureLane(design.with(.keep30, .purge), scope)
    #expect(events(purging, seen)!.contains("forgot(0, isDangerous: false)"))
    #expect(events(purging, late)!.last == "obeyed(0, toggleVoice, age: 0, changed(voiceOn))")
  }

  // MARK: What commands do

  private func events(_ model: CaptureLane, _ labels: [String]) -> [String]? {
    model.follow(labels)?.last?.events.map { label(of: $0) }
  }

  @Test("A go needs the screen, or a trip under way; a relaunch leaves the trip, not the screen")
  func positions() {
    let model = CaptureLane(
      design, .init(taps: 2, commands: [.goHome], relaunches: 1, screenChanges: 1))
    #expect(
      events(model, ["hideApp", "tap(0, goHome)", "ring(0)"])!.last
        == "refused(0, goHome, openTheApp)")
    #expect(
      events(model, ["tap(0, goHome)", "ring(0)", "hideApp", "tap(1, goHome)", "ring(1)"])!.last
        == "obeyed(1, goHome, age: 0, changed(routeRestarted))")
    #expect(
      events(model, ["tap(0, goHome)", "ring(0)", "relaunch", "tap(1, goHome)", "ring(1)"])!.last
        == "obeyed(1, goHome, age: 0, changed(routeRestarted))")
    #expect(
      events(model, ["relaunch", "tap(0, goHome)", "ring(0)"])!.last
        == "refused(0, goHome, openTheApp)")
  }

  @Test("An end without a trip does nothing; the glance holds the last refusal, once")
  func endAndGlance() {
    let model = CaptureLane(
      design, .init(taps: 3, commands: [.end, .goHome, .goGym], glances: true, screenChanges: 1))
    #expect(
      events(model, ["tap(0, end)", "ring(0)"])!.last == "obeyed(0, end, age: 0, unchanged)")
    let refusals = [
      "hideApp", "tap(0, goGym)", "ring(0)", "tap(1, goHome)", "ring(1)", "publish",
    ]
    #expect(events(model, refusals) == ["published(openTheApp)"])
    #expect(
      events(model, refusals + ["tap(2, end)", "ring(2)", "publish"]) == ["published(nil)"])
  }

  @Test("P7 sees a missing effect, and a refusal that a later one or a kill replaced")
  func missingEffect() {
    guard case .event(let observe) = CaptureLane.effectOrAnswer.kind else { return }
    func judge(_ events: CaptureLane.Event...) -> [Judgement] {
      var watch = CaptureLane.Watch()
      return events.map { observe(&watch, $0) }
    }
    #expect(judge(.obeyed(0, .end, age: 0, .missed)).last != .met)
    #expect(judge(.obeyed(0, .end, age: 0, .unchanged)) == [.met])
    let refused = CaptureLane.Event.refused(0, .goGym, .notSaved)
    #expect(judge(refused, .published(.notSaved)) == [.met, .met])
    #expect(judge(refused, .published(.openTheApp)).last != .met)
    #expect(judge(refused, .relaunched, .published(nil)).last == .ignored)
    #expect(
      judge(refused, .refused(1, .goHome, .openTheApp), .published(.openTheApp)).last == .met)
  }

  @Test("Every command's effect is told apart from its absence")
  func outcomes() {
    let model = CaptureLane(design, .init(taps: 1, glances: true))
    var before = Memory<CaptureLane.Process, CaptureLane.Disk>(CaptureLane.Disk())
    before.durable.facts.trip = .home
    for command in [CaptureLane.Command.end, .goHome, .goGym, .toggleVoice, .voiceOn, .pull] {
      #expect(model.outcome(of: command, before: before, after: before) == .missed)
    }
    #expect(model.outcome(of: .voiceOff, before: before, after: before) == .unchanged)
  }
}
