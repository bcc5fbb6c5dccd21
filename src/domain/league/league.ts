import { DAY_MS } from '#domain/clock/game-day.ts'
import { checkTitle } from '#domain/manager/title.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { LEAGUE_FORMATS, LEAGUE_VISIBILITIES, type LeagueFormat, type LeagueVisibility } from './league-kinds.ts'

export interface NewLeague {
  name: string
  format: LeagueFormat
  visibility: LeagueVisibility
  prize: number
  startsAtMs: number
  endsAtMs: number
}

export const LEAGUE_NAME = { min: 3, max: 60 }
export const MAX_LEAGUE_PRIZE = 10_000
export const MAX_FEATURED_PRIZE = 250_000
export const MAX_LEAGUE_DAYS = 366

export type LeagueError =
  | { kind: 'name_length'; min: number; max: number; length: number }
  | { kind: 'name_official' }
  | { kind: 'unknown_format'; format: string }
  | { kind: 'unknown_visibility'; visibility: string }
  | { kind: 'prize_out_of_range'; min: number; max: number }
  | { kind: 'bad_date'; field: 'startsAtMs' | 'endsAtMs' }
  | { kind: 'ends_before_start' }
  | { kind: 'ends_in_the_past' }
  | { kind: 'too_long'; maxDays: number }

export type LeagueDraft = Omit<NewLeague, 'format' | 'visibility'> & { format: string; visibility: string }

const oneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

function dateErrors({ startsAtMs, endsAtMs }: LeagueDraft, nowMs: number): LeagueError[] {
  const [hasStart, hasEnd] = [Number.isSafeInteger(startsAtMs), Number.isSafeInteger(endsAtMs)]
  const days = hasStart && hasEnd ? (endsAtMs - startsAtMs) / DAY_MS : undefined
  const errors: LeagueError[] = []
  if (!hasStart) errors.push({ kind: 'bad_date', field: 'startsAtMs' })
  if (!hasEnd) errors.push({ kind: 'bad_date', field: 'endsAtMs' })
  if (days !== undefined && days <= 0) errors.push({ kind: 'ends_before_start' })
  if (hasEnd && endsAtMs <= nowMs) errors.push({ kind: 'ends_in_the_past' })
  if (days !== undefined && days > MAX_LEAGUE_DAYS) errors.push({ kind: 'too_long', maxDays: MAX_LEAGUE_DAYS })
  return errors
}

/** NM1 and NM2: the name as it is stored. */
export function checkLeagueName(raw: string): Result<string, LeagueError> {
  const title = checkTitle(raw, LEAGUE_NAME)
  if (title.ok) return title
  const { error } = title
  if (error.kind === 'title_official') return fail({ kind: 'name_official' })
  return fail({ kind: 'name_length', ...LEAGUE_NAME, length: error.length })
}

/** LG1: the league as it would be stored, or all its mistakes together. */
export function validateLeague(
  draft: LeagueDraft,
  { nowMs, featured }: { nowMs: number; featured: boolean },
): Result<NewLeague, LeagueError[]> {
  const { format, visibility, prize } = draft
  const name = checkLeagueName(draft.name)
  const max = featured ? MAX_FEATURED_PRIZE : MAX_LEAGUE_PRIZE
  const errors: LeagueError[] = dateErrors(draft, nowMs)
  if (!name.ok) errors.push(name.error)
  if (!Number.isInteger(prize) || prize < 0 || prize > max) errors.push({ kind: 'prize_out_of_range', min: 0, max })
  const isFormat = oneOf(LEAGUE_FORMATS, format)
  const isVisibility = oneOf(LEAGUE_VISIBILITIES, visibility)
  if (!isFormat) errors.push({ kind: 'unknown_format', format })
  if (!isVisibility) errors.push({ kind: 'unknown_visibility', visibility })
  if (errors.length > 0 || !name.ok || !isFormat || !isVisibility) return fail(errors)
  return ok({ ...draft, name: name.value, format, visibility })
}
