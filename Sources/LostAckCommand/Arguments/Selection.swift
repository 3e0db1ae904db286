import LostAck
import LostAckReports

/// A row with the model it is of.
struct SelectedRow {
  let entry: SystemEntry
  let row: Row
}

extension Arguments {
  /// The model asked for.
  func entry(in catalog: [SystemEntry]) throws(InputError) -> SystemEntry? {
    guard let name = self[.model] else { return nil }
    return try catalog.entry(named: name)
  }

  /// The rows asked for by `--model` and `--claim`: `CL-6` selects all rows of the claim, `CL-6a`
  /// those of one configuration.
  func rows(in catalog: [SystemEntry]) throws(InputError) -> [SelectedRow] {
    let model = try entry(in: catalog)
    let all = catalog.flatMap { entry in entry.rows.map { SelectedRow(entry: entry, row: $0) } }
    let ofModel = all.filter { model == nil || $0.entry.name == model?.name }
    guard let claim = self[.claim] else { return ofModel }
    let isMeant = { (selected: SelectedRow) in
      selected.row.id == claim || selected.row.claim == claim
    }
    let rows = ofModel.filter(isMeant)
    if !rows.isEmpty { return rows }
    if let model, let other = all.first(where: isMeant) {
      throw InputError(
        "claim '\(claim)' is of model '\(other.entry.name)', not of '\(model.name)'")
    }
    let known = ofModel.flatMap { [$0.row.claim, $0.row.id] }.withoutRepetitions
    throw InputError(unknown("claim", claim, known: known, plural: "claims"))
  }
}
