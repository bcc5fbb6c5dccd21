import { entryKey, pickSubject } from '#domain/ledger/subject.ts'
import type { CopyRow } from '#db/connection/copy-text.ts'
import { GRADE_CODES } from '#domain/pick/grade-code.ts'
import { isRightOutcome } from '#domain/pick/pick-points.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import { matchId, type SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { OpenPicks, SettledPicks } from './make-picks.ts'
import { iso } from './manager-rows.ts'
import { idOf } from './play-rounds.ts'
import { startOfToday } from './today.ts'

const outcome = (home: number, away: number): string => (home > away ? 'H' : home < away ? 'A' : 'D')
const minuteMs = 60_000

/** Thousands of picks share a minute: its text is built once. */
function minuteTexts(): (minute: number) => string {
  const known = new Map<number, string>()
  return (minute) => {
    const found = known.get(minute)
    if (found) return found
    const text = iso(minute * minuteMs)
    known.set(minute, text)
    return text
  }
}

const startMinute = ({ startsAtMs }: Fixture): number => startsAtMs / minuteMs
const namesScore = ({ sport }: Fixture): boolean => SPORT_RULES[sport].pick === 'score'

export function* settledPickRows({ picks, matches, points, grades }: SettledPicks): Generator<CopyRow> {
  const textOf = minuteTexts()
  for (let i = 0; i < picks.count; i++) {
    const match = matches[picks.matches[i] ?? 0]
    if (!match) throw new Error('a pick names no match')
    const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
    const savedAt = textOf(startMinute(match.fixture) - (picks.minutesBeforeStart[i] ?? 1))
    const [homeGoals, awayGoals] = namesScore(match.fixture) ? [home, away] : [null, null]
    const grade = grades[i] ?? 'wrong'
    const isRight = isRightOutcome(grade)
    const manager = idOf(picks.managers[i] ?? 0)
    yield [
      match.id,
      manager,
      outcome(home, away),
      homeGoals,
      awayGoals,
      savedAt,
      points[i] ?? 0,
      isRight,
      GRADE_CODES[grade],
    ]
  }
}

export function* openPickRows(world: SampleWorld, { picks, fixtures }: OpenPicks): Generator<CopyRow> {
  const textOf = minuteTexts()
  const latest = startOfToday(world) / minuteMs - 1
  for (let i = 0; i < picks.count; i++) {
    const fixture = fixtures[picks.matches[i] ?? 0]
    if (!fixture) throw new Error('a pick names no fixture')
    const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
    const savedAt = textOf(Math.min(latest, startMinute(fixture) - (picks.minutesBeforeStart[i] ?? 1)))
    const [homeGoals, awayGoals] = namesScore(fixture) ? [home, away] : [null, null]
    const manager = idOf(picks.managers[i] ?? 0)
    yield [matchId(fixture), manager, outcome(home, away), homeGoals, awayGoals, savedAt, null, null, null]
  }
}

/** LD2, LD3: an entry for every pick that won points, with the same key as a live settlement gives it. */
export function* pickLedgerRows({ picks, matches, points }: SettledPicks): Generator<CopyRow> {
  const credits = matches.map(({ id, endedAtMs }) => ({ id, subject: pickSubject(id), at: iso(endedAtMs) }))
  for (let i = 0; i < picks.count; i++) {
    const won = points[i] ?? 0
    if (won === 0) continue
    const credit = credits[picks.matches[i] ?? 0]
    if (!credit) throw new Error('a pick names no match')
    const manager = idOf(picks.managers[i] ?? 0)
    yield [entryKey(credit.subject, manager, 1), manager, 'pick', won, null, credit.id, null, null, credit.at]
  }
}

export const pickColumns = [
  'match_id',
  'manager_id',
  'outcome',
  'home_goals',
  'away_goals',
  'saved_at',
  'points',
  'is_right',
  'grade',
]
export const ledgerColumns = [
  'key',
  'manager_id',
  'kind',
  'points',
  'round_id',
  'match_id',
  'league_id',
  'squad_id',
  'at',
]
