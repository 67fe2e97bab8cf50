import Domain

/// A table with arbitrary columns, recognised by common names in the supported languages.
struct FreeTable: OthersTable {
  func meaning(of heading: String) -> Meaning? { FreeWords.headings[heading] }
}

/// The known headings and cell values, folded by ``NameKey``.
enum FreeWords {
  /// Each of English, French, German and Spanish.
  static let headings: [String: Meaning] = table([
    (.key, ["id", "uid", "uuid", "key", "task id", "cle", "schlussel", "clave"]),
    (
      .parent,
      [
        "parent", "parent id", "parent task", "tache parente", "ubergeordnete aufgabe",
        "tarea principal",
      ]
    ),
    (
      .title,
      [
        "title", "task", "task name", "name", "subject", "summary", "todo", "to do", "what",
        "titre", "tache", "nom", "objet", "sujet", "intitule", "titel", "aufgabe", "betreff",
        "bezeichnung", "was", "titulo", "tarea", "nombre", "asunto",
      ]
    ),
    (
      .notes,
      [
        "notes", "note", "description", "details", "body", "comment", "comments", "content",
        "remarques", "remarque", "commentaire", "commentaires", "notizen", "notiz", "beschreibung",
        "bemerkung", "bemerkungen", "anmerkungen", "kommentar", "notas", "nota", "descripcion",
        "detalles", "comentario", "comentarios",
      ]
    ),
    (
      .list,
      [
        "project", "list", "list name", "board", "projet", "liste", "projekt", "proyecto",
        "lista",
      ]
    ),
    (.folder, ["folder", "area", "dossier", "domaine", "ordner", "bereich", "carpeta", "area"]),
    (
      .section,
      [
        "section", "column", "stage", "bucket", "colonne", "etape", "abschnitt", "spalte",
        "seccion", "columna", "etapa",
      ]
    ),
    (
      .tags,
      [
        "tags", "tag", "labels", "label", "category", "context", "keywords", "etiquettes",
        "etiquette", "mots-cles", "categorie", "schlagworte", "schlagworter", "schlagwort",
        "etiketten", "kategorie", "etiquetas", "etiqueta", "categoria",
      ]
    ),
    (.categories, ["categories", "kategorien", "categorias"]),
    (
      .priority(priorities),
      [
        "priority", "importance", "urgency", "prio", "priorite", "urgence",
        "prioritat", "wichtigkeit", "dringlichkeit", "prioridad", "importancia", "urgencia",
      ]
    ),
    (
      .favourite,
      [
        "favourite", "favorite", "starred", "star", "flagged", "favori", "favorit",
        "stern", "favorito", "destacado",
      ]
    ),
    (
      .start,
      [
        "start", "start date", "starts", "begin", "begins", "begin date", "debut",
        "date de debut", "commence", "beginn", "startdatum", "beginnt am", "anfang", "inicio",
        "fecha de inicio", "comienzo",
      ]
    ),
    (
      .planned,
      [
        "planned", "scheduled", "scheduled date", "do date", "prevu", "planifie", "geplant",
        "geplant am", "planificado", "programado",
      ]
    ),
    (
      .due,
      [
        "due", "due date", "duedate", "deadline", "due on", "end date", "finish", "by", "date",
        "echeance", "date d'echeance", "date limite", "a rendre le", "pour le", "fallig",
        "fallig am", "falligkeit", "falligkeitsdatum", "frist", "bis", "datum", "termin",
        "vencimiento", "fecha de vencimiento", "fecha limite", "vence", "plazo", "fecha",
      ]
    ),
    (.dueTime, ["due time", "time", "heure", "heure d'echeance", "uhrzeit", "hora"]),
    (
      .duration(unit: 60),
      [
        "estimate", "estimated", "duration", "estimated minutes", "minutes",
        "estimation", "duree", "aufwand", "dauer", "schatzung", "gesamtaufwand", "estimacion",
        "duracion",
      ]
    ),
    (
      .reminders,
      [
        "reminder", "reminders", "remind", "rappel", "rappels", "erinnerung",
        "erinnerungen", "recordatorio", "recordatorios",
      ]
    ),
    (.hasReminder, ["erinnerung ein/aus"]),
    (.reminderDate, ["reminder date", "erinnerung am"]),
    (.reminderTime, ["reminder time", "erinnerung um"]),
    (
      .repeats,
      [
        "repeat", "repeats", "recurrence", "recurring", "frequency", "repetition",
        "recurrence", "frequence", "wiederholung", "wiederholt", "haufigkeit", "repeticion",
        "recurrencia", "frecuencia",
      ]
    ),
    (.zone, ["zone", "timezone", "time zone", "fuseau horaire", "zeitzone", "zona horaria"]),
    (.url, ["url", "link", "website", "lien", "webseite", "enlace"]),
    (
      .created,
      [
        "created", "created at", "created time", "creation date", "date created",
        "date added", "added", "cree", "cree le", "date de creation", "erstellt", "erstellt am",
        "creado", "fecha de creacion",
      ]
    ),
    (
      .modified,
      [
        "modified", "updated", "updated at", "last modified", "last edited time",
        "modifie", "modifie le", "geandert", "geandert am", "modificado",
      ]
    ),
    (
      .completed,
      [
        "completed", "completed at", "completed on", "completion date", "date completed",
        "done on", "finished", "termine le", "date de fin", "erledigt am", "abgeschlossen am",
        "completado el", "fecha de finalizacion",
      ]
    ),
    (.percentComplete, ["% complete", "% erledigt", "progress", "fortschritt"]),
    (
      .status(states),
      [
        "status", "state", "done", "done?", "complete", "is completed", "checked",
        "statut", "etat", "fait", "termine", "erledigt", "fertig", "abgeschlossen", "zustand",
        "estado", "hecho", "hecha", "completado", "terminado",
      ]
    ),
  ])

  static let priorities: [String: Priority] = words([
    (
      .p0,
      [
        "p0", "urgent", "critical", "highest", "very high", "top", "urgente", "critique",
        "tres haute", "maximale", "dringend", "kritisch", "sehr hoch", "critica", "muy alta", "!!!",
      ]
    ),
    (
      .p1,
      [
        "p1", "1", "high", "h", "a", "important", "haute", "elevee", "importante", "hoch",
        "wichtig", "alta", "!!",
      ]
    ),
    (
      .p2,
      [
        "p2", "2", "medium", "m", "b", "normal", "moderate", "moyenne", "normale", "mittel",
        "media", "!",
      ]
    ),
    (
      .p3,
      [
        "p3", "3", "low", "l", "c", "minor", "lowest", "basse", "faible", "niedrig", "gering",
        "baja",
      ]
    ),
    (.none, ["p4", "4", "none", "no", "-", "aucune", "sans", "keine", "ninguna"]),
  ])

  static let states: [String: Meaning.State] = words([
    (
      .open,
      [
        "open", "todo", "to do", "to-do", "pending", "not started", "new", "backlog", "next",
        "waiting", "no", "n", "false", "0", "needsaction", "a faire", "ouvert", "ouverte", "non",
        "en attente", "non commence", "offen", "zu erledigen", "nein", "nicht begonnen", "wartend",
        "falsch", "faux", "falso", "pendiente", "abierto", "abierta", "por hacer", "no iniciado",
        "[ ]", "☐",
      ]
    ),
    (
      .started,
      [
        "started", "in progress", "doing", "active", "en cours", "commence", "in arbeit",
        "in bearbeitung", "begonnen", "en curso", "en progreso", "iniciado",
      ]
    ),
    (
      .completed,
      [
        "completed", "complete", "done", "finished", "closed", "resolved", "yes", "y", "x",
        "true", "1", "100%", "✓", "✔", "✅", "☑", "[x]", "termine", "terminee", "fait", "faite",
        "fini",
        "finie", "acheve", "oui", "vrai", "erledigt", "fertig", "abgeschlossen", "ja", "wahr",
        "hecho", "hecha", "completado", "completada", "terminado", "terminada", "si", "verdadero",
      ]
    ),
    (
      .cancelled,
      [
        "cancelled", "canceled", "dropped", "won't do", "wont do", "annule", "annulee",
        "abandonne", "abgebrochen", "verworfen", "cancelado", "cancelada",
      ]
    ),
    (
      .deleted,
      [
        "deleted", "trash", "trashed", "supprime", "supprimee", "geloscht", "eliminado",
        "borrado",
      ]
    ),
  ])

  static let flags: [String: Bool] = words([
    (
      true,
      [
        "true", "yes", "y", "1", "x", "on", "✓", "✔", "★", "vrai", "oui", "wahr", "ja", "ein",
        "si", "verdadero",
      ]
    ),
    (false, ["false", "no", "n", "0", "off", "", "faux", "non", "falsch", "nein", "aus", "falso"]),
  ])

  private static func table(_ rows: [(Meaning, [String])]) -> [String: Meaning] { words(rows) }

  private static func words<Value>(_ rows: [(Value, [String])]) -> [String: Value] {
    let pairs = rows.flatMap { row in row.1.map { ($0, row.0) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
