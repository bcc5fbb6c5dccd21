import { sql, type Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import {
  FOOTBALL_CLUBS,
  PLAYER_PRICE,
  PLAYERS,
  TENNIS_CLUBS,
  type MatchPlan,
  type RoundPlan,
  type SeasonPlan,
} from '#domain/testing/season-plan.ts'
import type { RoundWriter } from '#jobs/bulk/round-writer.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from './idle-provider.ts'
import { moveTo } from './move-to.ts'
import { saveGameSquads } from './save-squads.ts'

const HOUR_MS = 3_600_000
const ours = { championship_id: firstChampionship }
const date = (atMs: number) => new Date(atMs)

const allMatches = ({ rounds, otherMatches }: SeasonPlan) => [
  ...rounds.flatMap(({ id, matches }) => matches.map((match) => ({ ...match, roundId: id }))),
  ...otherMatches.map((match) => ({ ...match, roundId: null })),
]

const OUTCOMES = { home: 'H', draw: 'D', away: 'A' } as const

/** Stores everything known before the first deadline, and stops the clock an hour before the first kick-off. */
export async function layOutGame(db: Kysely<Tables>, plan: SeasonPlan): Promise<void> {
  const startMs = Math.min(...allMatches(plan).map(({ startsAtMs }) => startsAtMs)) - HOUR_MS
  const at = date(startMs)
  await moveTo(db, startMs)
  await db.updateTable('championship').set({ modality: plan.modality }).where('id', '=', firstChampionship).execute()
  const club = { short_name: 'C', code: 'C', city: 'Cidade', pattern: 'plain' }
  const colors = { color_primary: '#112233', color_secondary: '#ffffff' }
  const clubs = [
    ...FOOTBALL_CLUBS.map((id) => ({ id, sport: 'futebol' as const })),
    ...TENNIS_CLUBS.map((id) => ({ id, sport: 'tenis' as const })),
  ]
  await db
    .insertInto('club')
    .values(
      clubs.map((one) => ({ ...one, ...ours, ...club, ...colors, slug: `clube-${one.id}`, name: `Clube ${one.id}` })),
    )
    .execute()
  await db
    .insertInto('player')
    .values(
      PLAYERS.map(({ playerId, clubId, position }) => ({
        ...ours,
        id: playerId,
        club_id: clubId,
        name: `Jogador ${playerId}`,
        short_name: `J${playerId}`,
        position,
        shirt_number: playerId % 100,
        price: PLAYER_PRICE,
        condition: '{}',
      })),
    )
    .execute()
  const season = { ...ours, number: 1, starts_on: '2026-01-01', ends_on: '2026-12-31' }
  await db
    .insertInto('season')
    .values([
      { id: 1, sport: 'futebol', ...season },
      { id: 2, sport: 'tenis', ...season },
    ])
    .execute()
  await sql`insert into scoring_rules (name, weights) values (${CURRENT_RULES}, '{}')`.execute(db)
  await db
    .insertInto('round')
    .values(
      plan.rounds.map(({ id, deadlineMs, settledAtMs }) => ({
        ...ours,
        id,
        season_id: 1,
        number: id,
        deadline_at: date(deadlineMs),
        ends_at: date(settledAtMs),
      })),
    )
    .execute()
  await db
    .insertInto('match')
    .values(
      allMatches(plan).map(({ id, sport, roundId, clubs: [home, away], startsAtMs }) => ({
        id,
        sport,
        season_id: sport === 'futebol' ? 1 : 2,
        round_id: roundId,
        home_club_id: home,
        away_club_id: away,
        starts_at: date(startsAtMs),
        detail: '{}',
      })),
    )
    .execute()
  await insertManagers(db, plan, at)
  await insertPicks(db, plan, at)
  await insertLeagues(db, plan, at)
  // Rows that the game adds itself come after those of the plan.
  await sql`
    select setval(pg_get_serial_sequence(name, 'id'), 1000) from unnest(array['manager', 'squad', 'league']) name`.execute(
    db,
  )
}

async function insertManagers(db: Kysely<Tables>, { managers, squads, modality }: SeasonPlan, at: Date): Promise<void> {
  await db
    .insertInto('manager')
    .values(
      managers.map(({ id, isBot }) => ({
        id,
        kind: isBot ? 'bot' : 'guest',
        name: `Gente ${id}`,
        name_key: `gente ${id}`,
        country: 'BR',
        avatar_seed: `g${id}`,
        created_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('manager_stat')
    .values(managers.map(({ id }) => ({ ...ours, manager_id: id })))
    .execute()
  if (squads.length === 0) return
  await db
    .insertInto('squad')
    .values(
      squads.map(({ id, managerId }) => ({
        ...ours,
        id,
        modality,
        manager_id: managerId,
        name: `Time ${id}`,
        player_ids: [],
        prices_paid: [],
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

async function insertPicks(db: Kysely<Tables>, plan: SeasonPlan, at: Date): Promise<void> {
  const picks = allMatches(plan).flatMap((match) => match.picks.map((one) => ({ matchId: match.id, ...one })))
  if (picks.length === 0) return
  await db
    .insertInto('pick')
    .values(
      picks.map(({ matchId, managerId, pick }) => ({
        match_id: matchId,
        manager_id: managerId,
        outcome: OUTCOMES[pick.kind === 'score' ? outcomeOf(pick.score) : pick.winner],
        home_goals: pick.kind === 'score' ? pick.score.home : null,
        away_goals: pick.kind === 'score' ? pick.score.away : null,
        saved_at: at,
      })),
    )
    .execute()
}

async function insertLeagues(db: Kysely<Tables>, { leagues, squads }: SeasonPlan, at: Date): Promise<void> {
  const managerOf = new Map(squads.map(({ id, managerId }) => [id, managerId]))
  for (const { id, format, prize, featured, startsAtMs, endsAtMs, members } of leagues) {
    await db
      .insertInto('league')
      .values({
        ...ours,
        id,
        name: `Liga ${id}`,
        format,
        visibility: 'public',
        prize,
        featured,
        starts_at: date(startsAtMs),
        ends_at: date(endsAtMs),
        created_at: at,
      })
      .execute()
    if (members.length === 0) continue
    await db
      .insertInto('league_member')
      .values(
        members.map(({ squadId, joinedAtMs }) => ({
          league_id: id,
          squad_id: squadId,
          manager_id: managerOf.get(squadId) ?? 0,
          joined_at: date(joinedAtMs),
        })),
      )
      .execute()
  }
}

export async function lockGameRound(db: Kysely<Tables>, round: RoundPlan): Promise<string> {
  await saveGameSquads(db, round)
  return lockRound(db, round.id)
}

/** Ends a match: stores its result and all its scouts. */
export async function finishGameMatch(db: Kysely<Tables>, match: MatchPlan): Promise<void> {
  await moveTo(db, match.endedAtMs)
  const players = PLAYERS.filter(({ playerId }) => match.scouts.has(playerId))
  if (players.length > 0)
    await db
      .insertInto('player_match')
      .values(
        players.map(({ playerId, clubId, position }) => {
          const scouts = match.scouts.get(playerId) ?? {}
          return {
            match_id: match.id,
            player_id: playerId,
            club_id: clubId,
            scouts: JSON.stringify(scouts),
            point_tenths: playerPointTenths({ position, scouts }, CURRENT_RULES),
            rules: CURRENT_RULES,
            took_part: match.benched?.has(playerId) !== true,
          }
        }),
      )
      .execute()
  await db
    .updateTable('match')
    .set({
      state: 'final',
      home_score: match.score.home,
      away_score: match.score.away,
      ended_at: date(match.endedAtMs),
    })
    .where('id', '=', match.id)
    .execute()
}

export async function endGameMatch(db: Kysely<Tables>, match: MatchPlan): Promise<string> {
  await finishGameMatch(db, match)
  return settlePicks(db, match.id)
}

/** Stores the match as still in play, with its score and all its scouts. */
export async function interruptGameMatch(db: Kysely<Tables>, match: MatchPlan): Promise<void> {
  await finishGameMatch(db, match)
  await db.updateTable('match').set({ state: 'live', ended_at: null }).where('id', '=', match.id).execute()
}

export async function settleGameRound(db: Kysely<Tables>, round: RoundPlan, writer?: RoundWriter): Promise<string> {
  await moveTo(db, round.settledAtMs)
  return settleRound(db, round.id, idleProvider, writer)
}
