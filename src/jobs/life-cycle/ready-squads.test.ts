import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { int, rowOf } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChosenSquad, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { saveGameSquads } from '#jobs/testing/save-squads.ts'
import { layOutGame, lockGameRound } from '#jobs/testing/small-game.ts'
import { lockRound } from './lock-round.ts'

const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)

/** Club 1: keeper 100, defenders 101 to 104, midfielders 105 to 108, forwards 109 to 111; the same in clubs 2 to 4. */
const ours = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]
const theirs = ours.map((id) => id + 100)
const squad = (playerIds: number[], more: Partial<ChosenSquad> = {}): ChosenSquad => ({
  playerIds,
  captainId: playerIds[10] as number,
  viceCaptainId: playerIds[9] as number,
  ...more,
})
const [OURS, OURS_SILENT, THEIRS, BENCHED] = [1, 3, 4, 5]

const roundOf = (id: number): RoundPlan => ({
  id,
  deadlineMs: hour(24 * id),
  settledAtMs: hour(24 * id + 9),
  chosen: new Map([
    [OURS, squad(ours)],
    [OURS_SILENT, squad(ours)],
    [THEIRS, squad(theirs)],
    [BENCHED, squad(theirs, { benchIds: [101, 105] })],
  ]),
  matches: [],
})
const rounds = [1, 2, 3, 4].map(roundOf)
const plan: SeasonPlan = {
  modality: 'campo',
  managers: [OURS, OURS_SILENT, THEIRS, BENCHED].map((id) => ({ id, isBot: false })),
  squads: [OURS, OURS_SILENT, THEIRS, BENCHED].map((id) => ({ id, managerId: id })),
  rounds,
  otherMatches: [
    {
      id: 1,
      sport: 'tenis',
      clubs: [5, 6],
      startsAtMs: hour(1),
      endedAtMs: hour(2),
      score: { home: 2, away: 0 },
      picks: [],
      scouts: new Map(),
    },
  ],
  leagues: [],
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await layOutGame(database.db, plan)
})
afterAll(() => database.close())

const fielded = async (roundId: number) =>
  (
    await rowOf({ squadId: int, benchIds: int.array }).sql`
    select squad_id as "squadId", bench_ids as "benchIds" from lineup where round_id = ${roundId} order by squad_id`.execute(
      database.db,
    )
  ).rows
const readyIds = async () =>
  (
    await rowOf({ id: int }).sql`select id from squad where ready_version = version order by id`.execute(database.db)
  ).rows.map(({ id }) => id)
const moved = async () =>
  (await rowOf({ id: int }).sql`select id from player where moved order by id`.execute(database.db)).rows.map(
    ({ id }) => id,
  )

test('SQ8 a complete squad becomes a lineup, whether or not its save recorded that it is complete', async () => {
  await saveGameSquads(database.db, rounds[0] as RoundPlan)
  expect(await readyIds()).toEqual([OURS, THEIRS, BENCHED])
  expect(await lockRound(database.db, 1)).toBe('locked')
  expect(await fielded(1)).toEqual([
    { squadId: OURS, benchIds: [] },
    { squadId: OURS_SILENT, benchIds: [] },
    { squadId: THEIRS, benchIds: [] },
    { squadId: BENCHED, benchIds: [101, 105] },
  ])
})

test('SQ5 a squad whose keeper has left the market does not compete, and a bench loses reserves who left', async () => {
  await saveGameSquads(database.db, rounds[1] as RoundPlan)
  await sql`update player set price = price + 1 where id = 102`.execute(database.db)
  expect(await moved(), 'a new price is not a departure from the market').toEqual([])
  await sql`update player set price = null where id in (100, 101)`.execute(database.db)
  expect(await lockRound(database.db, 2)).toBe('locked')
  expect(await fielded(2)).toEqual([
    { squadId: THEIRS, benchIds: [] },
    { squadId: BENCHED, benchIds: [105] },
  ])
  expect(await readyIds(), 'squads with these players are no longer ready').toEqual([THEIRS])
  expect(await moved(), 'and no later lock looks for these players again').toEqual([])
})

test('SQ5 squads compete again when their players return to the market, without a save', async () => {
  await sql`update player set price = 50 where id in (100, 101)`.execute(database.db)
  expect(await lockGameRound(database.db, { ...(rounds[2] as RoundPlan), chosen: new Map() })).toBe('locked')
  expect((await fielded(3)).map(({ squadId }) => squadId)).toEqual([OURS, OURS_SILENT, THEIRS, BENCHED])
  expect(await moved()).toEqual([])
})

test('SQ5 a changed position counts as well, and a squad saved by an older version is always checked', async () => {
  const round = rounds[3] as RoundPlan
  await saveGameSquads(database.db, round)
  await sql`update player set position = 'Goleiro' where id = 209`.execute(database.db)
  await moveTo(database.db, round.deadlineMs - 1_000)
  await sql`
    update squad set player_ids = array_replace(player_ids, 109, 200), vice_captain_id = 108, version = version + 1 where id = ${OURS}`.execute(
    database.db,
  )
  await moveTo(database.db, round.deadlineMs)
  expect(await lockRound(database.db, round.id)).toBe('locked')
  expect((await fielded(round.id)).map(({ squadId }) => squadId)).toEqual([OURS_SILENT])
  expect(await readyIds()).toEqual([])
})
