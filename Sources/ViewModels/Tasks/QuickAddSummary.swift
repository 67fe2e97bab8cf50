package import Domain
package import Language

/// What was understood of a line of quick add, in one line for people:
/// `Pay rent — Mon 23 Nov 17:00, new project Homme (did you mean Home?), every month`.
package struct QuickAddSummary: Sendable {
  package let text: String
  /// Why each part that was not read stays in the title, in the order of the line.
  package let unread: [String]

  package init(
    of quickAdd: QuickAdd, _ names: QuickAddNames, at now: Instant, in zone: any Zone
  ) {
    unread = quickAdd.unread.map(Wording.unread)
    let details = Details(input: quickAdd.input, names: names, now: now, zone: zone)
    text = Wording.summary(quickAdd.input.title ?? "", details.texts)
  }
}

extension QuickAddSummary {
  fileprivate struct Details {
    let input: TaskInput
    let names: QuickAddNames
    let now: Instant
    let zone: any Zone

    var texts: [String] { times + places + amounts }

    private var times: [String] {
      var texts: [String] = []
      func add(_ moment: Moment??, _ none: String, _ text: (String) -> String) {
        guard let moment else { return }
        texts.append(moment.map { text(self.text($0)) } ?? none)
      }
      add(input.due, Wording.noDue) { $0 }
      add(input.start, Wording.noStart, Wording.starts)
      add(input.planned, Wording.noPlan, Wording.plannedFor)
      add(input.until, Wording.noUntil, Wording.until)
      if let slot = input.slot { texts.append(Wording.slot(slot).lowercased()) }
      return texts
    }

    /// `Mon 23 Nov 17:00`
    private func text(_ moment: Moment) -> String {
      let day = Wording.shortDay(moment.date(in: zone), today: zone.date(at: now))
      switch moment {
      case .date: return day
      case .dateTime(let instant): return "\(day) \(Wording.time(zone.localTime(at: instant)))"
      case .floating(let local): return Wording.wherever("\(day) \(Wording.time(local))")
      }
    }

    private var places: [String] {
      var texts: [String] = []
      if let name = names.newProject {
        texts.append(
          names.nearestProject.map { Wording.newProject(name, nearest: $0) }
            ?? Wording.newProject(name))
      } else if case .name(let name)? = input.project {
        texts.append(Wording.project(name))
      }
      if let section = input.sectionUID {
        texts.append(section.map(Wording.section) ?? Wording.noSection)
      }
      texts += input.tagsAdded.map {
        names.newTags.contains($0) ? Wording.newTag($0) : Wording.tag($0)
      }
      return texts + input.tagsRemoved.map(Wording.lostTag)
    }

    private var amounts: [String] {
      var texts: [String] = []
      if let priority = input.priority {
        texts.append(priority == .none ? Wording.noPriority : Wording.priority(priority))
      }
      if let isFavourite = input.isFavourite {
        texts.append(isFavourite ? Wording.favourite : Wording.noFavourite)
      }
      if let seconds = input.estimatedDuration {
        texts.append(seconds.map { Wording.takes(Wording.duration($0)) } ?? Wording.noEstimate)
      }
      if let rule = input.repeatRule {
        let start = (input.due ?? nil)?.date(in: zone)
        texts.append(
          rule.map {
            RepeatWording.text(
              $0, isAfterCompletion: input.repeatMode == .afterCompletion, start: start)
          } ?? Wording.noRepeat)
      }
      if let reminders = input.reminders {
        texts += reminders.map { Wording.reminder($0, in: zone).lowercasedFirst }
        if reminders.isEmpty { texts.append(Wording.noReminders) }
      }
      texts += (input.fieldValues ?? []).map { change in
        change.value.isEmpty
          ? Wording.noValue(of: change.name) : Wording.value(of: change.name, change.value)
      }
      if input.notes != nil { texts.append(Wording.withNotes) }
      return texts
    }
  }
}

extension String {
  /// `1 hour before it is due`, and `when it is due`.
  fileprivate var lowercasedFirst: String {
    hasPrefix("When ") ? prefix(1).lowercased() + dropFirst() : self
  }
}
