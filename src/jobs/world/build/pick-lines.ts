import { entryKey, pickSubject } from '#domain/ledger/subject.ts'
import { copyLine } from '#db/connection/copy.ts'
import { isRightOutcome } from '#domain/pick/pick-points.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import { matchId, type SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { OpenPicks, SettledPicks } from './make-picks.ts'
import { idOf } from './play-rounds.ts'
import { startOfToday } from './today.ts'

const outcome = (home: number, away: number): string => (home > away ? 'H' : home < away ? 'A' : 'D')
const minuteMs = 60_000

/** Thousands of picks share a minute: a moment is written once. */
function momentsOf(): (ms: number) => string {
  const known = new Map<number, string>()
  return (ms) => {
    const found = known.get(ms)
    if (found) return found
    const text = new Date(ms).toISOString()
    known.set(ms, text)
    return text
  }
}

function goals(fixture: Fixture, home: number, away: number): string {
  return SPORT_RULES[fixture.sport].pick === 'score' ? `${home}\t${away}` : '\\N\t\\N'
}

export function* settledPickLines({ picks, matches, points, grades }: SettledPicks): Generator<string> {
  const moment = momentsOf()
  for (let i = 0; i < picks.count; i++) {
    const match = matches[picks.matches[i] ?? 0]
    if (!match) throw new Error('a pick names no match')
    const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
    const savedAt = moment(match.fixture.startsAtMs - (picks.minutesBeforeStart[i] ?? 1) * minuteMs)
    const right = isRightOutcome(grades[i] ?? 'wrong') ? 't' : 'f'
    yield `${match.id}\t${idOf(picks.managers[i] ?? 0)}\t${outcome(home, away)}\t${goals(match.fixture, home, away)}\t${savedAt}\t${points[i]}\t${right}\n`
  }
}

export function* openPickLines(world: SampleWorld, { picks, fixtures }: OpenPicks): Generator<string> {
  const moment = momentsOf()
  const latest = startOfToday(world) - minuteMs
  for (let i = 0; i < picks.count; i++) {
    const fixture = fixtures[picks.matches[i] ?? 0]
    if (!fixture) throw new Error('a pick names no fixture')
    const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
    const savedAt = moment(Math.min(latest, fixture.startsAtMs - (picks.minutesBeforeStart[i] ?? 1) * minuteMs))
    yield `${matchId(fixture)}\t${idOf(picks.managers[i] ?? 0)}\t${outcome(home, away)}\t${goals(fixture, home, away)}\t${savedAt}\t\\N\t\\N\n`
  }
}

/** LD2, LD3: the first revision of every credit, keyed as live settlements key theirs. */
export function* pickLedgerLines({ picks, matches, points }: SettledPicks): Generator<string> {
  const moment = momentsOf()
  for (let i = 0; i < picks.count; i++) {
    if (points[i] === 0) continue
    const match = matches[picks.matches[i] ?? 0]
    if (!match) throw new Error('a pick names no match')
    const manager = idOf(picks.managers[i] ?? 0)
    yield `${entryKey(pickSubject(match.id), manager, 1)}\t${manager}\tpick\t${points[i]}\t\\N\t${match.id}\t\\N\t\\N\t${moment(match.endedAtMs)}\n`
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

export const ledgerLine = (entry: {
  subject: string
  managerId: number
  kind: string
  points: number
  roundId: number | null
  squadId: number
  at: string
}): string =>
  copyLine(
    entryKey(entry.subject, entry.managerId, 1),
    entry.managerId,
    entry.kind,
    entry.points,
    entry.roundId,
    null,
    null,
    entry.squadId,
    entry.at,
  )
