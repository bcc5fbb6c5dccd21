import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { lineupsInPlay } from '#db/testing/lineups-in-play.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { ChosenSquad, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { endGameMatch, layOutGame, lockGameRound, settleGameRound } from '#jobs/testing/small-game.ts'
import { createLiveRound } from '#live/live-round.ts'
import { atOnce } from '#live/yield-to-others.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import { roundLineups } from '#live/testing/round-lineups.ts'

const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)
const FULL = 1
const BENCHED = 2
const INCOMPLETE = 3

/** Club 1: keeper 100, defenders from 101, midfielders from 105, forwards from 109; the same in clubs 2 to 4. */
const cases: Record<Exclude<Modality, 'campo'>, { playerIds: number[]; reserveId: number; wrongShape: number[] }> = {
  fut7: {
    playerIds: [100, 101, 102, 105, 106, 107, 109],
    reserveId: 201,
    wrongShape: [100, 101, 105, 106, 107, 108, 109],
  },
  futsal: { playerIds: [100, 101, 102, 105, 109], reserveId: 201, wrongShape: [101, 102, 103, 105, 109] },
}

describe.each(Object.entries(cases))('%s', (name, { playerIds, reserveId, wrongShape }) => {
  const modality = name as Modality
  const { size, budget } = rulesOf(modality)
  const [keeper, absent] = playerIds as [number, number]
  const chosen = new Map<number, ChosenSquad>([
    [FULL, { playerIds, captainId: keeper }],
    [BENCHED, { playerIds, captainId: absent, viceCaptainId: keeper, benchIds: [reserveId] }],
    [INCOMPLETE, { playerIds: wrongShape, captainId: 105 }],
  ])
  const round: RoundPlan = {
    id: 1,
    deadlineMs: hour(0),
    settledAtMs: hour(5),
    chosen,
    matches: [
      {
        id: 1,
        sport: 'futebol',
        clubs: [1, 2],
        startsAtMs: hour(0),
        endedAtMs: hour(2),
        score: { home: 2, away: 1 },
        picks: [],
        scouts: new Map([
          ...playerIds.filter((id) => id !== absent).map((id): [number, { tackle: number }] => [id, { tackle: 2 }]),
          [reserveId, { tackle: 4 }],
        ]),
      },
    ],
  }
  const plan: SeasonPlan = {
    modality,
    managers: [...chosen.keys()].map((id) => ({ id, isBot: false })),
    squads: [...chosen.keys()].map((id) => ({ id, managerId: id })),
    rounds: [round],
    otherMatches: [],
    leagues: [],
  }
  /** All except the absent one scored 3.0 each, and the keeper wears the armband. */
  const base = (size - 1) * 30 + 15
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await layOutGame(database.db, plan)
    if (modality === 'futsal')
      await sql`update player set position = 'Linha' where position <> 'Goleiro'`.execute(database.db)
    await lockGameRound(database.db, round)
  })
  afterAll(() => database.drop())

  const liveTenths = async () => {
    const players = await attendanceOf(database.db, { roundId: 1 })
    const managers = atOnce(createManagerDirectory(Int32Array.from([FULL, BENCHED, INCOMPLETE])))
    const rows = await lineupsInPlay(database.db, 1)
    const positions = new Map(players.map(({ playerId, position }) => [playerId, position]))
    const lineups = roundLineups({ rows, managers, positions })
    const live = createLiveRound({ roundId: 1, lineups, managers })
    live.setPoints(players, [])
    return [FULL, BENCHED].map((id) => live.lineupTenths(live.lineupOf({ managerId: id, squadId: id })))
  }

  test('MD1 SQ8 a squad that is complete by its modality becomes a lineup', async () => {
    const { rows } = await rowOf({ squad: int, players: int }).sql`
      select squad_id as squad, cardinality(player_ids) as players from lineup order by squad_id`.execute(database.db)
    expect(rows).toEqual([
      { squad: FULL, players: size },
      { squad: BENCHED, players: size },
    ])
    expect(await liveTenths()).toEqual([0, 0])
  })

  test('MD1 MD2 BN5 BN7 live and settled points agree, with reserve and vice, and the audit finds nothing', async () => {
    for (const match of round.matches) await endGameMatch(database.db, match)
    // The reserve came in for the absent captain, whose armband went to the keeper.
    const due = [base, base + 60]
    expect(await liveTenths()).toEqual(due)
    expect(await settleGameRound(database.db, round)).toBe('settled')
    const { rows } = await rowOf({ tenths: int })
      .sql`select point_tenths as tenths from lineup_score order by squad_id`.execute(database.db)
    expect(rows.map(({ tenths }) => tenths)).toEqual(due)
    expect((await audit(database.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  test('MD1 SQ1 SQ2 the database enforces its size and budget for every writer', async () => {
    const save = (ids: number[], price: number) =>
      sql`update squad set player_ids = ${ids}::integer[], prices_paid = array_fill(${price}::smallint, array[${ids.length}::integer])
        where id = ${FULL}`.execute(database.db)
    await expect(save([...playerIds, 110], 50)).rejects.toThrow('squad_size')
    await expect(save(playerIds, Math.floor(budget / size) + 1)).rejects.toThrow('squad_budget')
    await save(playerIds, Math.floor(budget / size))
    await expect(sql`update squad set modality = 'campo' where id = ${FULL}`.execute(database.db)).rejects.toThrow(
      'squad_of_modality',
    )
  })
})
