import { sql, type Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Rng } from '#domain/rng.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { announceEvents } from '#db/match/play-match.ts'
import type { Tables } from '#db/schema/schema.ts'
import { bumpVersion } from '#db/championship/data-version.ts'

export const ROUND = 1
export const MATCHES = [1, 2]
const kickOff = Date.UTC(2026, 10, 18, 20)
export const hours = (count: number) => new Date(kickOff + count * 3_600_000)

const lines = ['Goleiro', 'Defensor', 'Defensor', 'Defensor', 'Defensor', 'Meio-Campo', 'Meio-Campo', 'Meio-Campo']
const positions = [...lines, 'Meio-Campo', 'Atacante', 'Atacante', 'Atacante']

/**
 * Four clubs of twelve players, a round of two matches, and managers with squads; some with two squads, some with none.
 */
export async function makeRound(
  db: Kysely<Tables>,
  { managers, rng, hasBenches = false }: { managers: number; rng: Rng; hasBenches?: boolean },
): Promise<void> {
  await setGameTime(db, hours(-24))
  await sql`
    insert into club (championship_id, id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
    select 1, id, 'futebol', 'club-' || id, 'Clube ' || id, 'C' || id, 'C' || id, 'Cidade', '#112233', '#ffffff', 'plain'
    from generate_series(1, 4) as id`.execute(db)
  for (let club = 1; club <= 4; club++)
    for (const [at, position] of positions.entries())
      await sql`
        insert into player (championship_id, id, club_id, name, short_name, position, shirt_number, price)
        values (1, ${club * 100 + at}, ${club}, ${`Jogador ${club}.${at}`}, ${`J${club}.${at}`}, ${position}, ${at + 1}, 60)`.execute(
        db,
      )
  await sql`insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-11-01', '2026-12-31')`.execute(
    db,
  )
  await sql`insert into round (championship_id, id, season_id, number, deadline_at, ends_at) values (1, ${ROUND}, 1, 7, ${hours(0)}, ${hours(4)})`.execute(
    db,
  )
  for (const match of MATCHES)
    await sql`
      insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at)
      values (${match}, 'futebol', 1, ${ROUND}, ${match * 2 - 1}, ${match * 2}, ${hours(match - 1)})`.execute(db)
  for (let i = 1; i <= managers; i++) await makeManager(db, rng, i)
  if (hasBenches) await fillBenches(db)
}

async function makeManager(db: Kysely<Tables>, rng: Rng, number: number): Promise<void> {
  const { id } = await db
    .insertInto('manager')
    .values({
      kind: 'bot',
      name: `Bot ${number}`,
      name_key: `bot ${number}`,
      country: 'BR',
      avatar_seed: `bot-${number}`,
      created_at: hours(-9_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('manager_stat').values({ manager_id: id, championship_id: firstChampionship }).execute()
  for (let squad = [0, 1, 1, 1, 2][rng.int(5)] ?? 1; squad > 0; squad--) {
    const playerIds = eleven(rng)
    await db
      .insertInto('squad')
      .values({
        manager_id: id,
        championship_id: firstChampionship,
        modality: 'campo',
        name: `Time ${squad}`,
        player_ids: playerIds,
        prices_paid: playerIds.map(() => 60),
        captain_id: playerIds[rng.int(11)] ?? null,
        created_at: hours(-48),
        updated_at: hours(-48),
      })
      .execute()
  }
}

/** At most one reserve per position, from a club that follows from the squad's id. */
async function fillBenches(db: Kysely<Tables>): Promise<void> {
  const places = ['Goleiro', 'Defensor', 'Meio-Campo', 'Atacante'].map((position) => positions.lastIndexOf(position))
  for (const { id, player_ids } of await db.selectFrom('squad').select(['id', 'player_ids']).execute()) {
    const bench = places.flatMap((place, at) => {
      const playerId = (1 + ((id + at) % 4)) * 100 + place
      return player_ids.includes(playerId) ? [] : [playerId]
    })
    await db
      .updateTable('squad')
      .set({ bench_ids: bench, bench_prices: bench.map(() => 60) })
      .where('id', '=', id)
      .execute()
  }
}

/** One player for each position of the lineup, from any of the clubs: a squad that may compete (SQ5). */
const eleven = (rng: Rng) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => (1 + rng.int(4)) * 100 + place)

/** One step of a match as the life cycle writes it: event, players' points, score. Announced at commit. */
export async function playStep(
  db: Kysely<Tables>,
  step: {
    matchId: number
    seq: number
    points: Map<number, number>
    scouts?: Record<string, number>
    isOver?: boolean
  },
): Promise<void> {
  const { matchId, seq, points, scouts = {}, isOver = false } = step
  await db.transaction().execute(async (trx) => {
    const [first] = points.keys()
    await sql`
      insert into match_event (match_id, seq, minute, kind, player_id, home_score, away_score)
      values (${matchId}, ${seq}, ${seq}, ${isOver ? 'full_time' : 'goal'}, ${isOver ? null : (first ?? null)}, 1, 0)`.execute(
      trx,
    )
    for (const [playerId, tenths] of points)
      await sql`
        insert into player_match (match_id, player_id, club_id, scouts, point_tenths)
        values (${matchId}, ${playerId}, (select club_id from player where id = ${playerId}), ${JSON.stringify(scouts)}, ${tenths})
        on conflict (match_id, player_id) do update set point_tenths = excluded.point_tenths, scouts = excluded.scouts`.execute(
        trx,
      )
    await sql`
      update match set state = ${isOver ? 'final' : 'live'}, minute = ${seq}, home_score = 1, away_score = 0,
        ended_at = ${isOver ? hours(2 + matchId) : null} where id = ${matchId}`.execute(trx)
    await sql`
      update round set state = 'live' where state = 'locked' and id = (select round_id from match where id = ${matchId})`.execute(
      trx,
    )
    await announceEvents(trx, { championshipId: firstChampionship, matchId, fromSeq: seq, toSeq: seq, isOver })
    await bumpVersion(trx, firstChampionship, 'match')
  })
}
