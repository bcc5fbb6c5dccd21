import type { LeagueFormat, LeagueVisibility } from '#domain/league/league-kinds.ts'
import { validateLeague, type LeagueError } from '#domain/league/league.ts'
import type { LeagueCopy } from '#web/copy/pt-BR/league.ts'
import { endOfGameDay, startOfGameDay } from '#web/game/clock/game-day.ts'

/** The form's values as typed. */
export interface LeagueFields {
  name: string
  description: string
  format: LeagueFormat
  visibility: LeagueVisibility
  prize: string
  starts: string
  ends: string
}

type FieldErrors = Partial<Record<'name' | 'prize' | 'starts' | 'ends', string>>

interface Now {
  nowMs: number
  today: string
}

/** A league that starts today starts now: rounds that were already played must not count. */
export function draftOf({ prize, starts, ends, ...rest }: LeagueFields, { nowMs, today }: Now) {
  const startsAtMs = starts === today ? Math.round(nowMs) : startOfGameDay(starts)
  return { ...rest, prize: prize.trim() === '' ? Number.NaN : Number(prize), startsAtMs, endsAtMs: endOfGameDay(ends) }
}

/** LG1 as messages by field. The server checks the same rules for anyone who goes around this form. */
export function errorsOf(fields: LeagueFields, now: Now, words: LeagueCopy['form']['errors']): FieldErrors {
  const errors: FieldErrors = fields.starts < now.today && fields.starts !== '' ? { starts: words.past } : {}
  const fieldsOf: { [Kind in LeagueError['kind']]?: FieldErrors } = {
    name_length: { name: words.name },
    prize_out_of_range: { prize: words.prize },
    ends_before_start: { ends: words.order },
    ends_in_the_past: { ends: words.past },
    too_long: { ends: words.tooLong },
  }
  const valid = validateLeague(draftOf(fields, now), { nowMs: now.nowMs, featured: false })
  const found = (valid.ok ? [] : valid.error).map((error) =>
    error.kind === 'bad_date' ? { [error.field === 'endsAtMs' ? 'ends' : 'starts']: words.date } : fieldsOf[error.kind],
  )
  // A field has room for one message: the first of its mistakes.
  return Object.assign({}, ...found.toReversed(), errors) as FieldErrors
}
