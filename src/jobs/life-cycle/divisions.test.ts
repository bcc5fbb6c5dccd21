import { sql, type RawBuilder } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { bool, int, rowOf } from '#db/connection/row.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { promotedOf, relegatedOf } from '#domain/division/moves.ts'
import { rngFrom } from '#domain/rng.ts'
import { randomScouts, randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import type { MatchPlan, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { compareDivisions } from '#jobs/testing/compare-game.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { serialWriter } from '#jobs/bulk/serial-writer.ts'
import { endGameMatch, layOutGame, lockGameRound, settleGameRound } from '#jobs/testing/small-game.ts'
import { correctMatch } from './correct-match.ts'
import { lockRound } from './lock-round.ts'
import { settleRound } from './settle-round.ts'
import { someInGate } from '#test/gate.ts'

let database: TestDatabase
afterEach(() => database.drop())

const HOUR_MS = 3_600_000

type IsAway = (managerId: number, round: number) => boolean

/** Every seventh manager is absent for four rounds, and every eighth arrives in the third round. */
const someAway: IsAway = (managerId, round) =>
  (managerId % 7 === 0 && round >= 1 && round <= 4) || (managerId % 8 === 0 && round < 2)

/** Only lineups: no other sports, leagues or picks. */
function crowdedSeason(
  seed: number,
  { isAway = someAway, ...size }: { managers: number; rounds: number; isAway?: IsAway },
): SeasonPlan {
  const plan = randomSeason(rngFrom('division', seed), size)
  const withoutPicks = (match: MatchPlan): MatchPlan => ({ ...match, picks: [] })
  const managerOf = new Map(plan.squads.map(({ id, managerId }) => [id, managerId]))
  const rounds = plan.rounds.map((round, index): RoundPlan => {
    const chosen = [...round.chosen].map(
      ([squadId, { playerIds, captainId }]) =>
        [
          squadId,
          isAway(managerOf.get(squadId) ?? 0, index) ? { playerIds: [], captainId: null } : { playerIds, captainId },
        ] as const,
    )
    return { ...round, chosen: new Map(chosen), matches: round.matches.map(withoutPicks) }
  })
  return { ...plan, rounds, otherMatches: [], leagues: [] }
}

async function begin(plan: SeasonPlan) {
  database = await testDatabase()
  await layOutGame(database.db, plan)
  return createSeasonModel(plan)
}

const wrong = async () => (await audit(database.db)).filter(({ wrong: rows }) => rows > 0)
const count = async (query: RawBuilder<{ n: number }>) => (await query.execute(database.db)).rows[0]?.n ?? 0

test.each(
  someInGate([
    [3, { managers: 12, rounds: 7 }],
    [1, { managers: 90, rounds: 9 }],
    [2, { managers: 34, rounds: 9 }],
  ] as const),
)(
  'RL3 RL5 DV1 DV2 DV3 DV4 DV5 DV6 DV7 DV8 DV9 DV10 season %i forms, plays, corrects and ends its groups as the model says',
  async (seed, size) => {
    const plan = crowdedSeason(seed, size)
    const model = await begin(plan)
    const rng = rngFrom('division-corrections', seed)
    const { db } = database
    for (const [index, round] of plan.rounds.entries()) {
      expect(await lockGameRound(db, round)).toBe('locked')
      model.lock(round)
      await compareDivisions(db, model)
      expect(await lockRound(db, round.id)).toBe('already')
      for (const match of round.matches) await endGameMatch(db, match)
      const writer = index % 2 === 0 ? createParallelWriter(db) : serialWriter
      expect(await settleGameRound(db, round, writer)).toBe('settled')
      model.settle(round, round.settledAtMs)
      expect(await settleGameRound(db, round)).toBe('already')
      await compareDivisions(db, model)
      const atMs = round.settledAtMs + HOUR_MS
      await moveTo(db, atMs)
      // Corrects a match of this round, whose groups may just have ended, and one of five rounds ago, whose moves stay.
      for (const corrected of [round, plan.rounds[index - 5]]) {
        const match = corrected?.matches[rng.int(2)]
        const [playerId] = [...(match?.scouts.keys() ?? [])].slice(rng.int(5))
        if (!match || playerId === undefined) continue
        const scouts = { goal: 3, tackle: 0, yellowCard: 0, ...randomScouts(rng) }
        const change = { kind: 'scouts' as const, playerId, scouts }
        const done = await correctMatch(db, { matchId: match.id, change, reason: 'teste', by: 'ana' })
        if (done.ok) model.correct(match.id, { scouts: [playerId, scouts] }, atMs)
        await compareDivisions(db, model)
      }
    }
    expect(await wrong()).toEqual([])
    expect(await count(sql`select count(*)::integer as n from division_member where next_tier > tier`)).toBeGreaterThan(
      0,
    )
  },
)

async function playRound(round: RoundPlan): Promise<void> {
  expect(await lockGameRound(database.db, round)).toBe('locked')
  for (const match of round.matches) await endGameMatch(database.db, match)
  expect(await settleGameRound(database.db, round)).toBe('settled')
}

const roundAt = (plan: SeasonPlan, index: number): RoundPlan => {
  const round = plan.rounds[index]
  if (!round) throw new Error(`no round ${index}`)
  return round
}

const pointsOf = (managerId: number) =>
  count(sql`select point_tenths as n from division_member where manager_id = ${managerId}`)

/** Two people in the group of the first round who also play the second. */
async function twoGuests(plan: SeasonPlan): Promise<[number, number]> {
  const { rows } = await rowOf({ id: int }).sql`
    update manager set kind = 'guest' where id in (
      select m.manager_id from division_member m join division_cycle c on c.id = m.cycle_id
      where c.rounds = 4 and m.manager_id % 7 <> 0 and m.manager_id in (
        select s.manager_id from squad s
        where s.id = any (${[...roundAt(plan, 1).chosen].filter(([, { playerIds }]) => playerIds.length === 11).map(([id]) => id)}::integer[]))
      order by 1 limit 2)
    returning id`.execute(database.db)
  const [first, second] = rows
  if (!first || !second) throw new Error('nobody plays on')
  return [first.id, second.id]
}

test.each([
  ['by the serial writer', false],
  ['by the parallel writer', true],
])(
  'DV5 groups wait for the round before to be settled, %s, and begin with the lineups of their lock',
  async (_, isParallel) => {
    const plan = crowdedSeason(6, { managers: 30, rounds: 7, isAway: () => false })
    const model = await begin(plan)
    const { db } = database
    const end = async (round: RoundPlan) => {
      for (const match of round.matches) await endGameMatch(db, match)
    }
    for (const round of plan.rounds.slice(0, 3)) {
      await playRound(round)
      model.lock(round)
      model.settle(round, round.settledAtMs)
    }
    // The fourth round is the last one of the first groups. It is settled late: by then, later rounds have locked.
    const [fourth, fifth, sixth] = [3, 4, 5].map((index) => roundAt(plan, index))
    if (!fourth || !fifth || !sixth) throw new Error('too few rounds')
    for (const round of [fourth, fifth, sixth]) expect(await lockGameRound(db, round)).toBe('locked')
    model.lock(fourth)
    await compareDivisions(db, model)
    await end(fifth)
    expect(await settleGameRound(db, fifth)).toBe('settled')
    await compareDivisions(db, model)
    await end(fourth)
    const atMs = fifth.settledAtMs + HOUR_MS
    await moveTo(db, atMs)
    expect(await settleRound(db, fourth.id, idleProvider, isParallel ? createParallelWriter(db) : serialWriter)).toBe(
      'settled',
    )
    model.settle(fourth, atMs)
    model.lock(fifth)
    model.settle(fifth, fifth.settledAtMs)
    model.lock(sixth)
    await compareDivisions(db, model)
    expect(await wrong()).toEqual([])
  },
)

test('DV9 a manager who missed three of four rounds goes down from any place, and this moves nobody else', async () => {
  const isAway: IsAway = (managerId, round) => managerId <= 12 && round > 0
  const plan = crowdedSeason(5, { managers: 26, rounds: 4, isAway })
  await begin(plan)
  await playRound(roundAt(plan, 0))
  await sql`update division_member set tier = 3`.execute(database.db)
  for (const round of plan.rounds.slice(1)) await playRound(round)
  const { rows } = await rowOf({ isAway: bool, nextTier: int, place: int, size: int }).sql`
    select manager_id <= 12 as "isAway", next_tier as "nextTier", place, (count(*) over ())::integer as size
    from division_member order by place`.execute(database.db)
  const size = rows.length
  expect(size).toBeGreaterThan(14)
  const away = rows.filter((row) => row.isAway)
  expect(away.filter(({ place }) => place <= size - relegatedOf(size)).length).toBeGreaterThan(3)
  expect(new Set(away.map(({ nextTier }) => nextTier))).toEqual(new Set([2]))
  expect(rows.filter(({ nextTier }) => nextTier === 4).map(({ place }) => place)).toEqual(
    Array.from({ length: promotedOf(size) }, (_, index) => index + 1),
  )
  expect(await wrong()).toEqual([])
})

test('DV11 MG1 a new account takes the guest’s place in the group and plays on in it', async () => {
  const plan = crowdedSeason(4, { managers: 20, rounds: 2 })
  await begin(plan)
  await playRound(roundAt(plan, 0))
  const [guestId] = await twoGuests(plan)
  const before = await pointsOf(guestId)
  const accountId = await count(sql`
    insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    values ('account', 'Conta', 'conta', 'BR', 'c', game_now()) returning id as n`)
  await mergeGuest(database.db, { guestId, accountId })
  expect(await pointsOf(accountId)).toBe(before)
  await playRound(roundAt(plan, 1))
  const inSecond = await count(sql`
    select s.point_tenths as n from lineup_score s join lineup l using (round_id, squad_id)
    where s.round_id = ${roundAt(plan, 1).id} and l.manager_id = ${accountId} and l.counts`)
  expect(await pointsOf(accountId)).toBe(before + inSecond)
  expect(await wrong()).toEqual([])
})

test('DV11 MG2 an account that plays keeps its own place, and the guest’s stays without a name', async () => {
  const plan = crowdedSeason(4, { managers: 20, rounds: 2 })
  await begin(plan)
  await playRound(roundAt(plan, 0))
  const [guestId, accountId] = await twoGuests(plan)
  await sql`update manager set kind = 'account' where id = ${accountId}`.execute(database.db)
  const before = [await pointsOf(guestId), await pointsOf(accountId)]
  await mergeGuest(database.db, { guestId, accountId })
  expect([await pointsOf(guestId), await pointsOf(accountId)]).toEqual(before)
  await playRound(roundAt(plan, 1))
  expect(await pointsOf(guestId)).toBe(before[0])
  expect(await wrong()).toEqual([])
})
