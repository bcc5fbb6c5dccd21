export const REACTIONS = ['clap', 'laugh', 'fire', 'wow', 'sad'] as const
export type Reaction = (typeof REACTIONS)[number]

export const REPORT_REASONS = ['insult', 'threat', 'spam', 'private', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * TK10: what an operator does about a reported message: nothing, delete it, or delete it and mute its author
 * everywhere.
 */
export const VERDICTS = ['keep', 'delete', 'mute'] as const
export type Verdict = (typeof VERDICTS)[number]
