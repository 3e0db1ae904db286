/// A system as guarded steps from states to states.
///
/// A model is a value that knows its configuration, where it starts, and every step that can be
/// taken from a state. One rule of the design stands in one place: its guard (the `if` or `for`
/// around the step) and its effect (the closure) side by side.
///
/// ```swift
/// struct Lamp: Model {
///   struct State: Hashable, Sendable { var isOn = false }
///   enum Action: Hashable, Sendable { case press }
///   var initialStates: [State] { [State()] }
///   func steps(from state: State, _ step: Steps<Lamp>) {
///     step(.press) { $0.isOn.toggle() }
///   }
/// }
/// ```
public protocol Model: Sendable {
  /// What is. An ordinary struct. Integers, `Bool`, enums, optionals, arrays, structs and tuples of
  /// these and the inline containers of `Parts` are fingerprinted by their bytes: what lies in line,
  /// as in a state without arrays, is fastest by far. All else (strings, sets, dictionaries,
  /// floating point, classes) is by its hash: `hash(into:)` must feed all that `==` looks at, or
  /// states are taken for one. An `==` that leaves out a stored part is not seen: states that differ
  /// there count as two.
  associatedtype State: Hashable & Sendable

  /// The label of one step: `tap(1)`, `claim(tab: 0, item: 1)`. It names things, never a running
  /// counter, because a counter renumbers when an earlier step is deleted. At most one step a
  /// label in a state.
  associatedtype Action: Hashable & Sendable

  /// What a step reports to the outside: `obeyed(3)`.
  associatedtype Event: Hashable & Sendable = Never

  /// The reference machines that consume the events, as the fields of one value.
  associatedtype Watch: ReferenceMachines = NoReferenceMachines

  /// Where a run may start, in a fixed order. Each is a choice (a skew of a clock, say).
  var initialStates: [State] { get }

  /// Offers every step possible in `state`, in a fixed order that no `Set` or `Dictionary` decides.
  /// Pure: the same state, the same steps.
  func steps(from state: State, _ step: Steps<Self>)

  /// Parts that are interchangeable; none unless the model names some.
  var symmetries: [Symmetry<Self>] { get }

  /// The process that is, in `state`, alone with its steps, if `action`, offered there, is one of
  /// them: a number from 0 to 63 of your choice. Nil, unless the model says otherwise.
  ///
  /// A process is alone if until it takes one of these steps, whatever the others do: the same
  /// steps stay offered as its own, and no other becomes so; each of them leads to the same in
  /// either order with each step of the others, and keeps none of these from being offered; and it
  /// takes back nothing that a property sees (no violation, no `when` condition). Typically: the
  /// next step works on what is the process's own, and no fault can get at it.
  ///
  /// ```swift
  /// func soleOwner(of action: Action, in state: State) -> Int? {
  ///   if case .compute(let process) = action { process } else { nil }
  /// }
  /// ```
  /// A search with `Reduction.declared` takes your word for it. `IndependenceAudit` checks it: have
  /// it in a test for each configuration and property.
  func soleOwner(of action: Action, in state: State) -> Int?
}
