import type { ProblemCode } from '#domain/import/problem.ts'

/** The kinds of services that report matches automatically. */
export const FEED_KINDS = ['cartola', 'football-data', 'openfootball'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Why nothing of a poll was used. */
export type FeedProblem =
  | { kind: 'host_not_allowed'; host: string }
  | { kind: 'token_missing' }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'timed_out' }
  | { kind: 'too_large'; megabytes: number }
  | { kind: 'redirected' }
  | { kind: 'bad_status'; status: number; retryAfterSeconds?: number }
  | { kind: 'not_json' }
  | { kind: 'unreadable'; what: string }
  | { kind: 'refused'; code: ProblemCode; value: string }
  /** FD4: the answer describes an earlier moment than the answer before. */
  | { kind: 'overtaken' }
  /** FD5: the answer takes back what the feed had reported. */
  | { kind: 'doubted'; matches: number }

export const FEED_PROBLEMS = [
  'host_not_allowed',
  'token_missing',
  'unreachable',
  'timed_out',
  'too_large',
  'redirected',
  'bad_status',
  'not_json',
  'unreadable',
  'refused',
  'overtaken',
  'doubted',
] as const satisfies readonly FeedProblem['kind'][]

/** What operators are told about a feed. */
export const FEED_NOTES = ['on', 'off', 'held', 'resumed', 'changed', 'failed', 'back', 'believed'] as const
export type FeedNoteKind = (typeof FEED_NOTES)[number]
