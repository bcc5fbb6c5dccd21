import { sql, type Kysely, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { achievementsOf, figuresOf, rankHistory } from '#domain/testing/manager-model.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import type { SeasonPlan } from '#domain/testing/season-plan.ts'

/** Rows of both sides in the same order, whatever order they arrived in. */
const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

export async function expectRows(
  db: Kysely<Tables>,
  query: RawBuilder<unknown>,
  expected: readonly object[],
): Promise<void> {
  const { rows } = await query.execute(db)
  expect(inOrder(rows as object[])).toEqual(inOrder(expected))
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

/** SC6, SC7, SQ8, SQ9: every lineup with a score, its points and its rank in the round. */
async function compareLineups(db: Kysely<Tables>, model: SeasonModel): Promise<void> {
  await expectRows(
    db,
    sql`select l.round_id as "roundId", l.squad_id as "squadId", l.manager_id as "managerId", l.captain_id as "captainId",
      l.vice_captain_id as "viceCaptainId", l.bench_ids as "benchIds", l.counts, s.point_tenths as tenths, s.rank
      from lineup l join lineup_score s using (round_id, squad_id)`,
    model.settledRounds().flatMap((round) => {
      const scores = model.scoresOf(round)
      const ranks = ranksOf(Int32Array.from(scores.values()))
      const rankOf = new Map([...scores.keys()].map((squadId, index) => [squadId, ranks[index]]))
      return model.lineupsOf(round).map(({ squadId, managerId, captainId, viceCaptainId, benchIds, counts }) => ({
        roundId: round.id,
        squadId,
        managerId,
        captainId,
        viceCaptainId,
        benchIds,
        counts,
        tenths: scores.get(squadId),
        rank: rankOf.get(squadId),
      }))
    }),
  )
}

/** DU1, DU2, DU3: every duel with its points and winner. */
const compareDuels = (db: Kysely<Tables>, model: SeasonModel) =>
  expectRows(
    db,
    sql`select round_id as "roundId", squad_a_id as a, squad_b_id as b, a_tenths as "aTenths", b_tenths as "bTenths",
      winner_squad_id as winner from duel`,
    model.duels().map(({ roundId, a, b, aTenths, bTenths, winner }) => ({ roundId, a, b, aTenths, bTenths, winner })),
  )

const REFERENCE = { lineup: 'round_id', pick: 'match_id' } as const

/** LD1, LD2, LD3, LD4: entry by entry, and whether it refers to a round or a match. */
const compareLedger = (db: Kysely<Tables>, model: SeasonModel) =>
  expectRows(
    db,
    sql`select key, manager_id as "managerId", kind, points, ${ms('at')} as "atMs",
      array_remove(array[case when round_id is not null then 'round_id' end, case when match_id is not null then 'match_id' end,
        case when league_id is not null then 'league_id' end], null) as about
      from credit`,
    model.ledger().map(({ key, managerId, kind, points, atMs, subject }) => ({
      key,
      managerId,
      kind,
      points,
      atMs,
      about: [REFERENCE[subject.split(':')[0] as keyof typeof REFERENCE]],
    })),
  )

/** LG2, LG3, LG4, LG5, LG6, LG7, LG8: tables, brackets, winners and editions. */
async function compareLeagues(db: Kysely<Tables>, model: SeasonModel): Promise<void> {
  const leagueOf = sql`coalesce(g.featured, g.id) as league, g.edition`
  await expectRows(
    db,
    sql`select ${leagueOf}, ${ms('g.starts_at')} as "startsAtMs", ${ms('g.ends_at')} as "endsAtMs",
      ${ms('g.ended_at')} as "endedAtMs", g.winner_squad_id as winner, g.trophy_points as "trophyPoints" from league g`,
    model.leagues().map(({ id, edition, startsAtMs, endsAtMs, ended }) => ({
      league: id,
      edition,
      startsAtMs,
      endsAtMs,
      endedAtMs: ended?.atMs ?? null,
      winner: ended?.winner ?? null,
      trophyPoints: ended?.trophyPoints ?? null,
    })),
  )
  await expectRows(
    db,
    sql`select ${leagueOf}, m.squad_id as "squadId", m.point_tenths as tenths, m.rank
      from league_member m join league g on g.id = m.league_id where g.format = 'pontos-corridos'`,
    model
      .leagues()
      .filter(({ format }) => format === 'pontos-corridos')
      .flatMap((league) =>
        model.tableFor(league).rows.map(({ squadId, totalTenths }) => ({
          league: league.id,
          edition: league.edition,
          squadId,
          tenths: totalTenths,
          rank: league.ranks.get(squadId) ?? null,
        })),
      ),
  )
  await expectRows(
    db,
    sql`select league_id as league, stage, slot, round_id as "roundId", squad_a_id as a, squad_b_id as b,
      winner_squad_id as winner from league_tie`,
    model.leagues().flatMap(({ id, bracket, stageRounds }) =>
      (bracket?.stages ?? []).flatMap((ties, stage) =>
        ties.map(({ first, second, winner }, slot) => ({
          league: id,
          stage: stage + 1,
          slot,
          roundId: stageRounds[stage] ?? null,
          a: first,
          b: second,
          winner,
        })),
      ),
    ),
  )
}

/** DV1, DV2, DV3, DV4, DV5, DV6, DV7, DV8, DV9, DV10: groups of divisions with points, places and moves. */
export const compareDivisions = (db: Kysely<Tables>, model: SeasonModel) =>
  expectRows(
    db,
    // Ids of cycles have gaps where a step was cut off.
    sql`select dense_rank() over (order by c.id)::integer as cycle, c.round_ids as "roundIds", ${ms('c.ended_at')} as "endedAtMs", c.moves_stand as "movesStand",
      m.group_number as "groupNumber", m.manager_id as "managerId", m.tier, m.tenths, m.point_tenths as "pointTenths", m.place,
      m.next_tier as "nextTier"
      from division_member m join division_cycle c on c.id = m.cycle_id`,
    model.divisions().flatMap(({ id, roundIds, endedAtMs, movesStand, members }) =>
      members.map(({ groupNumber, managerId, tier, tenths, pointTenths, place, nextTier }) => ({
        cycle: id,
        roundIds,
        endedAtMs,
        movesStand,
        groupNumber,
        managerId,
        tier,
        tenths,
        pointTenths,
        place,
        nextTier,
      })),
    ),
  )

/** PK4, PK5, RK1 and AC1, AC2, AC3, AC4, AC5, AC6: figures, ranks and achievements; of `keepers` no achievements. */
async function compareManagers(
  db: Kysely<Tables>,
  model: SeasonModel,
  { plan, keepers }: { plan: SeasonPlan; keepers: readonly ManagerId[] },
): Promise<void> {
  await expectRows(
    db,
    sql`select manager_id as "managerId", points, wins, duels, settled_picks as "settledPicks", right_picks as "rightPicks",
      exact_picks as "exactPicks", streak, best_streak as "bestStreak", leagues_won as "leaguesWon", trophy_points as "trophyPoints", lineups,
      best_lineup_tenths as "bestLineupTenths" from manager_stat`,
    plan.managers.map(({ id }) => ({ managerId: id, ...figuresOf(model, plan, id) })),
  )
  await expectRows(
    db,
    sql`select round_id as "roundId", manager_id as "managerId", points, rank from standing`,
    rankHistory(model, plan),
  )
  await expectRows(
    db,
    sql`select manager_id as "managerId", kind, ${ms('at')} as "atMs" from championship_achievement
      where not manager_id = any (${keepers}::integer[])`,
    plan.managers
      .filter(({ id }) => !keepers.includes(id))
      .flatMap(({ id }) => achievementsOf(model, plan, id).map((one) => ({ managerId: id, ...one }))),
  )
}

/** PR2, PR3: every price. */
const compareMarket = (db: Kysely<Tables>, model: SeasonModel) =>
  expectRows(
    db,
    sql`select id as "playerId", price from player`,
    [...model.market.values()].map(({ playerId, price }) => ({ playerId, price })),
  )

/** Compares the stored game with the model. AC9: `keepers` took over a past, so their achievements are not compared. */
export async function expectSame(
  db: Kysely<Tables>,
  model: SeasonModel,
  plan: SeasonPlan,
  keepers: readonly ManagerId[] = [],
): Promise<void> {
  await compareLineups(db, model)
  await compareDuels(db, model)
  await compareLedger(db, model)
  await compareLeagues(db, model)
  await compareDivisions(db, model)
  await compareManagers(db, model, { plan, keepers })
  await compareMarket(db, model)
}
