import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { PeoplePlan } from '#domain/testing/people/people-plan.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import { expectRows } from '#jobs/testing/compare-game.ts'

const OUTCOMES = { home: 'H', draw: 'D', away: 'A' } as const

/** Compares what people have saved and joined. */
export async function expectSamePeople(db: Kysely<Tables>, season: SeasonModel, plan: PeoplePlan): Promise<void> {
  const isBot = new Set(plan.managers.filter((one) => one.isBot).map(({ id }) => id))
  await expectRows(
    db,
    sql`select s.id, s.manager_id as "managerId", s.player_ids as "playerIds", s.prices_paid as "pricesPaid", s.captain_id as "captainId",
      s.vice_captain_id as "viceCaptainId", s.bench_ids as "benchIds", s.bench_prices as "benchPrices", s.round_id as "roundId", s.version,
      s.deleted_at is null as "isThere" from squad s join manager m on m.id = s.manager_id where m.kind <> 'bot'`,
    plan.squads
      .filter(({ managerId }) => !isBot.has(managerId))
      .map(({ id, managerId, squad, roundId, version, deletedAtMs }) => ({
        id,
        managerId,
        playerIds: squad.players.map(({ playerId }) => playerId),
        pricesPaid: squad.players.map(({ pricePaid }) => pricePaid),
        captainId: squad.captainId,
        viceCaptainId: squad.viceCaptainId,
        benchIds: squad.bench.map(({ playerId }) => playerId),
        benchPrices: squad.bench.map(({ price }) => price),
        roundId,
        version,
        isThere: deletedAtMs === null,
      })),
  )
  await expectRows(
    db,
    sql`select match_id as "matchId", manager_id as "managerId", outcome, home_goals as home, away_goals as away from pick`,
    [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches].flatMap(({ id, picks }) =>
      picks.map(({ managerId, pick }) => ({
        matchId: id,
        managerId,
        outcome: OUTCOMES[pick.kind === 'score' ? outcomeOf(pick.score) : pick.winner],
        home: pick.kind === 'score' ? pick.score.home : null,
        away: pick.kind === 'score' ? pick.score.away : null,
      })),
    ),
  )
  await expectRows(
    db,
    sql`select coalesce(g.featured, g.id) as league, g.edition, m.squad_id as "squadId", m.manager_id as "managerId"
      from league_member m join league g on g.id = m.league_id`,
    season.leagues().flatMap(({ id, edition, members }) =>
      members.map(({ squadId }) => ({
        league: id,
        edition,
        squadId,
        managerId: plan.squads.find((one) => one.id === squadId)?.managerId,
      })),
    ),
  )
}
