import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { gradePick, type PickGrade } from '#domain/pick/pick-points.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import type { BotManagers } from '#world/bots/managers.ts'
import { pickableMatch } from '#world/bots/pickable-match.ts'
import { botPicks, type BotPicks } from '#world/bots/picks.ts'
import { dayOfDate } from '#world/fixtures/calendar.ts'
import { fixturesBetween, type Fixture } from '#world/fixtures/fixtures.ts'
import { matchId, type SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { FinishedMatch } from './match-rows.ts'

/** Picks of finished matches with their grades; `matches` of the picks index `matches` here. */
export interface SettledPicks {
  picks: BotPicks
  matches: FinishedMatch[]
  points: Uint8Array
  grades: PickGrade[]
}
export interface OpenPicks {
  picks: BotPicks
  fixtures: Fixture[]
}

const PICKED_DAYS = 37
const SETTLED_PER_MANAGER = 22
export const OPEN_DAYS = 2
const OPEN_PER_MANAGER = 2

/** PK2: the picks of bots for matches of the last days, graded. A grade is computed once for each distinct pick. */
export function settledPicks(
  world: SampleWorld,
  managers: BotManagers,
  finished: readonly FinishedMatch[],
): SettledPicks {
  const today = dayOfDate(world.calendar, world.date)
  const matches = finished.filter(({ fixture }) => today - (fixture.number - 1) <= PICKED_DAYS)
  const picks = botPicks({
    seed: world.seed,
    occasion: 'settled',
    managers,
    matches: matches.map(({ fixture }) => pickableMatch(world.seed, fixture, today - (fixture.number - 1))),
    perManager: SETTLED_PER_MANAGER,
  })
  const points = new Uint8Array(picks.count)
  const known = new Map<number, PickGrade>()
  const gradeList: PickGrade[] = []
  for (let i = 0; i < picks.count; i++) {
    const at = picks.matches[i] ?? 0
    const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
    const key = (at * 32 + home) * 32 + away
    let grade = known.get(key)
    if (grade === undefined) {
      const match = matches[at]
      if (!match) throw new Error('a pick names no match')
      const isScore = SPORT_RULES[match.fixture.sport].pick === 'score'
      const result = { home: match.home, away: match.away }
      grade = gradePick(
        isScore ? { kind: 'score', score: { home, away } } : { kind: 'winner', winner: home > away ? 'home' : 'away' },
        result,
      )
      known.set(key, grade)
    }
    gradeList.push(grade)
    points[i] = PICK_POINTS[grade]
  }
  return { picks, matches, points, grades: gradeList }
}

/** Picks for the matches of today and tomorrow. */
export function openPicks(world: SampleWorld, managers: BotManagers): OpenPicks {
  const today = dayOfDate(world.calendar, world.date)
  const fixtures = SPORTS.flatMap((sport) =>
    fixturesBetween({ seed: world.seed, calendar: world.calendar, sport }, today, today + OPEN_DAYS),
  ).sort((a, b) => a.startsAtMs - b.startsAtMs || matchId(a) - matchId(b))
  const picks = botPicks({
    seed: world.seed,
    occasion: 'open',
    managers,
    matches: fixtures.map((fixture) => pickableMatch(world.seed, fixture, today - (fixture.number - 1))),
    perManager: OPEN_PER_MANAGER,
  })
  return { picks, fixtures }
}
