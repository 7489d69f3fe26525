// Generated from shared/ by `npm run generate`. Do not edit.

export const operations = {
  "readLead": {
    "method": "GET",
    "path": "/hubspot/card/contacts/:contactId"
  },
  "screenNow": {
    "method": "POST",
    "path": "/hubspot/card/contacts/:contactId/screen"
  },
  "handleLead": {
    "method": "POST",
    "path": "/hubspot/card/contacts/:contactId/handling"
  },
  "setOverride": {
    "method": "PUT",
    "path": "/hubspot/card/contacts/:contactId/override"
  },
  "startBulk": {
    "method": "POST",
    "path": "/hubspot/card/bulk"
  },
  "readBulk": {
    "method": "GET",
    "path": "/hubspot/card/bulk/:requestId"
  },
  "readSettings": {
    "method": "GET",
    "path": "/hubspot/card/settings"
  },
  "readHealth": {
    "method": "GET",
    "path": "/hubspot/card/settings/health"
  },
  "saveConfiguration": {
    "method": "PUT",
    "path": "/hubspot/card/settings/configuration"
  },
  "savePermissions": {
    "method": "PUT",
    "path": "/hubspot/card/settings/permissions"
  },
  "setPaused": {
    "method": "PUT",
    "path": "/hubspot/card/settings/paused"
  },
  "readMappingChoices": {
    "method": "GET",
    "path": "/hubspot/card/settings/mapping/choices"
  },
  "readSample": {
    "method": "POST",
    "path": "/hubspot/card/settings/mapping/sample"
  },
  "previewRules": {
    "method": "POST",
    "path": "/hubspot/card/settings/configuration/preview"
  },
  "createProperties": {
    "method": "POST",
    "path": "/hubspot/card/settings/properties"
  },
  "replayFailed": {
    "method": "POST",
    "path": "/hubspot/card/settings/replay"
  },
  "reconnect": {
    "method": "POST",
    "path": "/hubspot/card/settings/reconnect"
  },
  "saveFieldMapping": {
    "method": "PUT",
    "path": "/hubspot/card/settings/mapping"
  }
} as const;

export const resultPropertyNames = [
  "lead_intake_score",
  "lead_intake_status",
  "lead_intake_notes",
  "lead_intake_screened_at",
  "lead_intake_engine"
] as const;

export const statusLabels = {
  "valid": "Valid",
  "invalid": "Invalid",
  "pending": "Pending",
  "needs_info": "Needs info",
  "error": "Error"
} as const;

export const overrideStatuses = [
  "valid",
  "invalid",
  "needs_info"
] as const;

export const unfitQuestion = "Why is this lead not a fit?" as const;

export const unfitReasons = {
  "outside_area": "Outside our practice areas",
  "outside_location": "Outside our locations",
  "represented": "Already has a lawyer",
  "no_case": "No case",
  "too_late": "Too late",
  "too_small": "Too small",
  "conflict": "Conflict of interest",
  "unreachable": "Could not be reached",
  "not_a_lead": "Not a lead (spam, vendor, wrong number)",
  "other": "Another reason"
} as const;

export const blockedTexts = {
  "paused": "Screening is paused in the app settings.",
  "revoked": "The connection has ended. An administrator must reconnect it.",
  "no_subscription": "Your firm's account has no active subscription.",
  "erased": "This contact was deleted for privacy.",
  "backfill_paused": "A backfill for your firm is paused. Contacts selected in a list wait until it continues.",
  "daily_limit": "Your account has reached its daily API limit. Screening resumes by itself."
} as const;

export const partLabels = {
  "clarity": "Clear claim",
  "strength": "Strength of the case",
  "damages": "Damages",
  "merit": "Merit",
  "present": "Fields filled in",
  "quality": "Quality of the data"
} as const;

export const verdictLabels = {
  "met": "Met",
  "violated": "Not met",
  "unknown": "Not known"
} as const;

export const missingFacts = {
  "what_happened": "what happened",
  "when": "date of the incident",
  "where": "where it happened",
  "who_is_responsible": "who is responsible",
  "injury_or_loss": "injury or loss",
  "treatment": "medical treatment",
  "amounts": "amounts at stake",
  "evidence": "evidence",
  "representation": "whether they already have a lawyer",
  "insurance": "insurance",
  "deadline": "deadlines",
  "contact": "a way to reach the client",
  "charge": "the charge",
  "court_date": "court date",
  "status": "immigration status and date of entry",
  "family": "children and court orders",
  "notice": "the notice and its date",
  "denial": "date of the denial",
  "lost_pay": "lost work or pay"
} as const;

export const phoneProperties = [
  "phone"
] as const;

export const flagLabels = {
  "already_represented": "already represented",
  "time_sensitive": "time-sensitive",
  "time_barred": "probably out of time",
  "not_a_lead": "not a lead",
  "spam": "spam",
  "duplicate": "possible duplicate",
  "injection_suspected": "text that tries to change the score",
  "adverse_parties": "adverse party named",
  "safety": "safety risk"
} as const;

export const recordFields = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "location",
  "zip",
  "county",
  "state",
  "practiceArea",
  "intakeNotes"
] as const;

export const limits = {
  "threshold": {
    "min": 1,
    "max": 100
  },
  "areas": {
    "max": 100,
    "name": 100,
    "aliases": 50
  },
  "filters": {
    "max": 20,
    "text": 300
  },
  "mapping": {
    "properties": 10,
    "separator": 20,
    "constant": 500,
    "area": 100,
    "property": "^[a-z][a-z0-9_]{0,99}$"
  },
  "bulk": 500,
  "note": 300
} as const;

export const notStorable = "Contains characters that cannot be stored" as const;
