import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LiveCause, LiveEvent } from '#contract/live.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { opponentsOf } from '#db/live/causes.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import type { OwnEvents } from './announced-ranks.ts'
import type { LiveFeed } from './feed-interface.ts'
import { createLiveFeed } from './live-feed.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'

const MATCH = 1
let database: TestDatabase
let feed: LiveFeed
let lineups: { managerId: number; playerIds: number[]; captainId: number }[]
let opponents: Awaited<ReturnType<typeof opponentsOf>>
const told = new Map<number, LiveEvent[]>()
const published: LiveEvent[] = []

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await makeRound(db, { managers: 24, rng: rngFrom('causes'), hasBenches: true })
  await setGameTime(db, hours(0.1))
  await lockRound(db, ROUND)
  const { rows } = await rowOf({ managerId: int, playerIds: int.array, captainId: int }).sql`
    select manager_id as "managerId", player_ids as "playerIds", captain_id as "captainId" from lineup where counts`.execute(
    db,
  )
  lineups = rows
  const everyone = lineups.map(({ managerId }) => managerId)
  opponents = await opponentsOf(db, { roundId: ROUND, managerIds: everyone })
  feed = createLiveFeed({
    db,
    championshipId: firstChampionship,
    channel: {
      open: vi.fn(),
      publish: (event, own = new Map()) => {
        noteOwn(own)
        published.push(event)
      },
      delivered: async () => undefined,
      tell: noteOwn,
      // An iterator, like the one that a channel gives: it can be read only once.
      managers: () => everyone.values(),
      isOpenFor: () => true,
    },
    log: { warn: vi.fn() },
  })
  await feed.snapshot()
})
afterAll(async () => {
  feed.close()
  await database.drop()
})

function noteOwn(own: OwnEvents) {
  for (const [managerId, event] of own) told.set(managerId, [...(told.get(managerId) ?? []), event])
}

const causesTo = (managerId: number): LiveCause[] =>
  (told.get(managerId) ?? []).flatMap(({ event, data }) => (event === 'you' ? data.causes : []))

let seq = 0
async function happens(playerId: number, tenths: number, scouts: Record<string, number>) {
  told.clear()
  published.length = 0
  await playStep(database.db, { matchId: MATCH, seq: ++seq, points: new Map([[playerId, tenths]]), scouts })
  feed.onMatchEvents({ matchId: MATCH, fromSeq: seq, toSeq: seq })
  await feed.idle()
}

const scorers = Array.from({ length: 11 }, (_, place) => 100 + place)
const holds = (managerId: number | undefined, playerId: number) =>
  lineups.find((lineup) => lineup.managerId === managerId)?.playerIds.includes(playerId) ?? false

test('a goal reaches its owners as theirs, their opponents as the rival’s, and nobody else as a cause', async () => {
  let owners = 0
  let rivals = 0
  for (const playerId of scorers) {
    const own = 80 + (playerId % 7)
    await happens(playerId, own, { goal: 1 })
    for (const { managerId, captainId } of lineups) {
      const opponent = opponents.get(managerId)
      const deed = { playerId, playerName: `J1.${playerId - 100}`, scouts: [{ scout: 'goal', count: 1 }] }
      const tenths = (captain: number | undefined) => own + (captain === playerId ? captainBonusTenths(own) : 0)
      if (holds(managerId, playerId)) {
        owners++
        expect(causesTo(managerId)).toEqual([
          { kind: 'own', ...deed, isCaptain: captainId === playerId, tenths: tenths(captainId) },
        ])
      } else if (holds(opponent?.managerId, playerId)) {
        rivals++
        const his = lineups.find((lineup) => lineup.managerId === opponent?.managerId)?.captainId
        expect(causesTo(managerId)).toEqual([
          { kind: 'rival', managerName: opponent?.name, ...deed, isCaptain: his === playerId, tenths: tenths(his) },
        ])
      } else expect(causesTo(managerId)).toEqual([])
    }
  }
  expect([owners > 0, rivals > 0]).toEqual([true, true])
})

test('a message has only what is new, also what was taken back, and repeated news is sent once', async () => {
  const { managerId, playerIds } = lineups.find(({ playerIds: ids }) => ids.some((id) => id < 200))!
  const playerId = playerIds.find((id) => id < 200)!
  await happens(playerId, 140, { goal: 1, assist: 1 })
  expect(causesTo(managerId)).toMatchObject([{ scouts: [{ scout: 'assist', count: 1 }] }])
  told.clear()
  feed.onMatchEvents({ matchId: MATCH, fromSeq: seq, toSeq: seq })
  await feed.idle()
  expect(causesTo(managerId)).toEqual([])
  await happens(playerId, 50, { assist: 1 })
  expect(causesTo(managerId)).toMatchObject([{ kind: 'own', scouts: [{ scout: 'goal', count: -1 }] }])
})

test('missed news is sent with its cause after a new reading', async () => {
  const { managerId, playerIds } = lineups.find(({ playerIds: ids }) => ids.some((id) => id < 200))!
  const playerId = playerIds.find((id) => id < 200)!
  told.clear()
  await playStep(database.db, {
    matchId: MATCH,
    seq: ++seq,
    points: new Map([[playerId, 130]]),
    scouts: { assist: 1, goal: 1 },
  })
  feed.onVersion('ranking')
  await feed.idle()
  expect(causesTo(managerId)).toMatchObject([{ kind: 'own', playerId, scouts: [{ scout: 'goal', count: 1 }] }])
})

test('BN5 BN7 BN8 a reserve who comes in at the end of a match names the absent player, and the causes add up', async () => {
  const { rankings } = await feed.snapshot()
  const tenthsOf = (managerId: number) => rankings.round!.managerTenths(rankings.managers.indexOf(managerId))
  const before = new Map(lineups.map(({ managerId }) => [managerId, tenthsOf(managerId)]))
  told.clear()
  await playStep(database.db, { matchId: MATCH, seq: ++seq, points: new Map(), isOver: true })
  feed.onMatchEvents({ matchId: MATCH, fromSeq: seq, toSeq: seq })
  await feed.idle()
  const own = lineups.map(({ managerId }) => causesTo(managerId).filter(({ kind }) => kind === 'own'))
  lineups.forEach(({ managerId }, i) => {
    const won = own[i]!.reduce((sum, cause) => sum + ('tenths' in cause ? cause.tenths : 0), 0)
    expect(won).toBe(tenthsOf(managerId) - before.get(managerId)!)
  })
  const arrivals = own.flat()
  expect(arrivals.every((cause) => 'insteadOf' in cause && cause.insteadOf !== cause.playerName)).toBe(true)
  const armbands = arrivals.filter((cause) => 'isCaptain' in cause && cause.isCaptain)
  expect([armbands.length > 0, arrivals.length > armbands.length]).toEqual([true, true])
})

test('a settled pick names its match, and a match of another sport reaches people with a pick on it', async () => {
  const { db } = database
  const [right, other] = lineups.map(({ managerId }) => managerId) as [number, number]
  const SET = 77
  await sql`
    insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at)
    values (${SET}, 'volei', 1, null, 1, 2, ${hours(1)})`.execute(db)
  await sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    values (${SET}, ${right}, 'H', null, null, ${hours(-1)})`.execute(db)
  await playStep(db, { matchId: SET, seq: 1, points: new Map(), isOver: true })
  told.clear()
  feed.onMatchEvents({ matchId: SET, fromSeq: 1, toSeq: 1 })
  await feed.idle()
  expect(told.get(right)?.map(({ event }) => event)).toEqual(['yours'])
  expect(told.get(other)).toBeUndefined()
  await settlePicks(db, SET)
  feed.onVersion('ranking')
  await feed.idle()
  expect(causesTo(right)).toMatchObject([{ kind: 'pick', matchId: SET, homeName: 'Clube 1', awayName: 'Clube 2' }])
  expect(causesTo(other)).toEqual([])
})

describe('a correction is announced as one, with its reason', () => {
  const correction = {
    matchId: MATCH,
    homeName: 'Clube 1',
    awayName: 'Clube 2',
    reason: 'súmula',
    by: 'Ana',
    isOfLineup: true,
  }
  const owned = () => lineups.flatMap(({ playerIds }) => playerIds).find((playerId) => playerId < 200)!

  async function correct(playerId: number, goals: number) {
    told.clear()
    const change = { kind: 'scouts' as const, playerId, scouts: { goal: goals } }
    const corrected = await correctMatch(database.db, { matchId: MATCH, change, reason: 'súmula', by: 'Ana' })
    expect(corrected.ok).toBe(true)
    feed.onVersion('ranking')
    await feed.idle()
  }
  const deeds = (playerId: number, goals: number) => ({
    name: `J1.${playerId - 100}`,
    scouts: [{ scout: 'goal', count: goals }],
  })
  const toldTo = (playerId: number) =>
    lineups.map(({ managerId }) => [
      holds(managerId, playerId),
      causesTo(managerId).filter(({ kind }) => kind === 'correction'),
    ])

  test('during the round, to the owners of the player', async () => {
    const playerId = owned()
    await playStep(database.db, {
      matchId: MATCH,
      seq: ++seq,
      points: new Map([[playerId, 80]]),
      scouts: { goal: 1 },
      isOver: true,
    })
    feed.onMatchEvents({ matchId: MATCH, fromSeq: seq, toSeq: seq })
    await feed.idle()
    await correct(playerId, 3)
    for (const [isOwner, causes] of toldTo(playerId))
      expect(causes).toEqual(
        isOwner ? [{ kind: 'correction', ...correction, points: expect.any(Number), player: deeds(playerId, 2) }] : [],
      )
  })

  test('after the settlement, with what it changed in the ledger', async () => {
    const { db } = database
    for (const matchId of MATCHES.slice(1)) {
      await playStep(db, { matchId, seq: 1, points: new Map(), isOver: true })
      await settlePicks(db, matchId)
    }
    expect(await settleRound(db, ROUND, idleProvider)).toBe('settled')
    feed.onVersion('round')
    await feed.idle()
    const scores = async () => {
      const { rows } = await rowOf({ managerId: int, tenths: int }).sql`
        select manager_id as "managerId", point_tenths as tenths from lineup_score join lineup using (round_id, squad_id, manager_id)
        where counts`.execute(db)
      return new Map(rows.map(({ managerId, tenths }) => [managerId, tenths]))
    }
    const [playerId, before] = [owned(), await scores()]
    await correct(playerId, 1)
    const after = await scores()
    let moved = 0
    for (const { managerId } of lineups) {
      const points = after.get(managerId)! - before.get(managerId)!
      if (holds(managerId, playerId)) expect(points).toBeLessThanOrEqual(-160)
      expect(causesTo(managerId)).toEqual(
        points === 0 ? [] : [{ kind: 'correction', ...correction, points, player: deeds(playerId, -2) }],
      )
      moved += causesTo(managerId).length
    }
    expect(moved).toBeGreaterThan(0)
  })
})

test('MT10 a decision about a match reaches the people it concerns', async () => {
  told.clear()
  await sql`update manager set kind = 'guest'`.execute(database.db)
  const score = { home: 7, away: 0 }
  await decideMatch(database.db, {
    matchId: MATCH,
    decision: { kind: 'awarded', score },
    reason: 'Escalação',
    by: 'Ana',
  })
  feed.onVersion('round')
  await feed.idle()
  const { rows } = await rowOf({ managerId: int }).sql`
    select manager_id as "managerId" from activity where type = 'match_decided'`.execute(database.db)
  const heard = [...told].filter(([, events]) =>
    events.some(
      ({ event, data }) =>
        event === 'yours' && data.matchId === MATCH && data.moments.map(({ kind }) => kind).join() === 'awarded',
    ),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(heard.map(([managerId]) => managerId))).toEqual(new Set(rows.map(({ managerId }) => managerId)))
})
