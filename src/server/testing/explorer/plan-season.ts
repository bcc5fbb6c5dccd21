import { rngFrom, type Rng } from '#domain/rng.ts'
import { emptySquad } from '#domain/squad/squad.ts'
import type { OpenMatch, PeoplePlan } from '#domain/testing/people/people-plan.ts'
import { chooseSquad, pickOf, randomSeason, withDecisions } from '#domain/testing/random-season.ts'
import type { MatchPlan } from '#domain/testing/season-plan.ts'
import type { Act } from './act.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const ACTS_A_ROUND = 14

/**
 * The id of each account is between those of its two guests. Whichever past it takes over, it takes that guest's place
 * in the order of ids.
 */
const PERSONS = [
  [1, 2, 3],
  [4, 5, 6],
] as const
const people: readonly number[] = PERSONS.flat()

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T

/** A small season of bots, in which six managers without a plan are people. */
export function planSeason(seed: number): PeoplePlan {
  const rng = rngFrom('explored season', seed)
  const season = withDecisions(rng, randomSeason(rng, { managers: 7 + rng.int(6), rounds: 3 + rng.int(2) }))
  const { modality } = season
  const managerOf = new Map(season.squads.map(({ id, managerId }) => [id, managerId]))
  const isPlanned = (squadId: number) => !people.includes(managerOf.get(squadId) ?? 0)
  const open = (match: MatchPlan): OpenMatch => ({
    ...match,
    picks: match.picks.map((one) => ({ ...one, savedAtMs: startOf(season.rounds) })),
  })
  return {
    ...season,
    managers: season.managers.map(({ id }) => ({ id, isBot: !people.includes(id) })),
    accounts: new Set(PERSONS.map(([, account]) => account)),
    squads: season.squads.map(({ id, managerId }) => ({
      id,
      managerId,
      squad: emptySquad(modality),
      version: 1,
      roundId: null,
      deletedAtMs: null,
    })),
    rounds: season.rounds.map((round) => ({
      ...round,
      // The server may be busy with other things at the deadline.
      lockedAtMs: round.deadlineMs + (rng.next() < 0.5 ? 0 : 20 * MINUTE_MS),
      chosen: new Map([...round.chosen].filter(([squadId]) => isPlanned(squadId))),
      matches: round.matches.map(open),
    })),
    otherMatches: season.otherMatches.map(open),
    leagues: season.leagues.map((league) => ({
      ...league,
      members: league.members.filter(({ squadId }) => isPlanned(squadId)),
    })),
  }
}

const startOf = (rounds: readonly { deadlineMs: number }[]) =>
  Math.min(...rounds.map((one) => one.deadlineMs)) - HOUR_MS

type Wish = (rng: Rng, plan: PeoplePlan, at: { atMs: number; by: number }) => object

/** Prefers a match that begins soon, or has just begun. */
function matchAround(rng: Rng, { rounds, otherMatches }: PeoplePlan, atMs: number): OpenMatch {
  const matches = [...rounds.flatMap((round) => round.matches), ...otherMatches]
  const near = matches.filter(({ startsAtMs }) => startsAtMs > atMs - HOUR_MS && startsAtMs < atMs + 30 * HOUR_MS)
  return oneOf(rng, near.length > 0 ? near : matches)
}

const roundAround = ({ rounds }: PeoplePlan, atMs: number) =>
  (rounds.find(({ deadlineMs }) => deadlineMs > atMs - HOUR_MS) ?? rounds.at(-1))?.id ?? 0

const accountOf = (managerId: number) => PERSONS.find((ids) => ids.some((id) => id === managerId))?.[1] ?? 0

const leave: Wish = (rng) => ({ kind: 'leave', membership: rng.int(6) })

const wishes: readonly [share: number, wish: Wish][] = [
  [
    0.3,
    (rng, plan, { atMs }) => ({
      kind: 'save',
      place: rng.int(2),
      wanted: chooseSquad(rng),
      roundId: roundAround(plan, atMs),
      isStale: rng.next() < 0.1,
    }),
  ],
  [0.1, (rng, plan, { atMs }) => ({ kind: 'create', wanted: chooseSquad(rng), roundId: roundAround(plan, atMs) })],
  [
    0.22,
    (rng, plan, { atMs }) => {
      const { id, sport } = matchAround(rng, plan, atMs)
      return { kind: 'pick', matchId: id, pick: pickOf(rng, sport) }
    },
  ],
  [0.16, (rng, { leagues }) => ({ kind: 'join', leagueId: oneOf(rng, leagues).id, place: rng.int(2) })],
  [0.06, leave],
  [0.04, (rng) => ({ kind: 'deleteSquad', place: rng.int(2) })],
  [
    0.1,
    (rng, plan, at) =>
      plan.accounts.has(at.by) ? leave(rng, plan, at) : { kind: 'merge', accountId: accountOf(at.by) },
  ],
  [0.02, () => ({ kind: 'forget' })],
]

function wishOf(rng: Rng): Wish {
  let left = rng.next()
  for (const [share, wish] of wishes) if ((left -= share) < 0) return wish
  return wishes[0]?.[1] ?? (() => ({}))
}

/** What people want in this season, half of it around the deadlines. */
export function planActs(seed: number, plan: PeoplePlan): Act[] {
  const rng = rngFrom('acts', seed)
  const acts = plan.rounds.flatMap(({ deadlineMs }) =>
    Array.from({ length: ACTS_A_ROUND }, () => {
      const offset = rng.next() < 0.5 ? (rng.int(85) - 58) * MINUTE_MS : (rng.int(72) - 0.6) * HOUR_MS
      const at = { atMs: deadlineMs + offset + 1 + rng.int(900), by: oneOf(rng, people) }
      return { ...at, ...wishOf(rng)(rng, plan, at) } as Act
    }),
  )
  return acts
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((act, index) => ({ ...act, key: `explored-season-${seed}-${String(index).padStart(4, '0')}` }))
}
