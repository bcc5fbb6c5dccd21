import type { Kysely } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { type MatchRow, clubJson, shownOfMatch, matchRow } from '#db/match/match.ts'
import type { RoundState, Tables } from '#db/schema/schema.ts'

const storyRoundRow = rowOf({
  id: int,
  season: int,
  number: int,
  state: text.of<RoundState>(),
  deadlineAt: time,
  settledAt: time.orNull,
  earlierId: int.orNull,
  earlierSettledAt: time.orNull,
  laterId: int.orNull,
  laterState: text.of<RoundState>().orNull,
  /** When the market of the next round closes. Achievements until then belong to the story of this round. */
  untilAt: time.orNull,
})
export type StoryRoundRow = RowOf<typeof storyRoundRow>

export async function storyRound(
  db: Kysely<Tables>,
  { championshipId, roundId }: { championshipId: ChampionshipId; roundId: number },
): Promise<StoryRoundRow | undefined> {
  const { rows } = await storyRoundRow.sql`
    select r.id, n.number as season, r.number, r.state, r.deadline_at as "deadlineAt", r.settled_at as "settledAt",
      e.id as "earlierId", e.settled_at as "earlierSettledAt",
      t.id as "laterId", t.state as "laterState", t.deadline_at as "untilAt"
    from round r join season n on n.id = r.season_id
    left join lateral (
      select id, settled_at from round
      where championship_id = r.championship_id and deadline_at < r.deadline_at order by deadline_at desc limit 1
    ) e on true
    left join lateral (
      select id, state, deadline_at from round
      where championship_id = r.championship_id and deadline_at > r.deadline_at order by deadline_at limit 1
    ) t on true
    where r.id = ${roundId} and r.championship_id = ${championshipId}`.execute(db)
  return rows[0]
}

export async function matchesOfRound(db: Kysely<Tables>, roundId: number): Promise<MatchRow[]> {
  const { rows } = await matchRow.sql`
    select ${shownOfMatch},
      ${clubJson('home')} as home, ${clubJson('away')} as away
    from match m join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    where m.round_id = ${roundId} or m.left_round_id = ${roundId} order by m.starts_at, m.id`.execute(db)
  return rows
}

const roundPlayerRow = rowOf({
  playerId: int,
  name: text,
  position: text,
  club: text,
  /**
   * The price when the market closed. If that is not stored, the present price; without one, the last price before the
   * round. Null if there is none of these.
   */
  price: int.orNull,
  pointTenths: int,
})
export type RoundPlayerRow = RowOf<typeof roundPlayerRow>

/**
 * The market when it closed for the round, as far as it is known, with points. The settlement of a round stores a price
 * for each player on the market. So players with such a price were on it, and so were the `fieldedIds`. Before the
 * settlement, the market of today is the best answer.
 */
export async function marketOfRound(
  db: Kysely<Tables>,
  { championshipId, roundId, fieldedIds }: { championshipId: ChampionshipId; roundId: number; fieldedIds: number[] },
): Promise<RoundPlayerRow[]> {
  const { rows } = await roundPlayerRow.sql`
    select p.id as "playerId", p.short_name as name, p.position, c.name as club,
      coalesce(h.price - h.change, p.price, (
        select b.price from price_history b join round e on e.id = b.round_id join round r on r.id = ${roundId}
        where b.player_id = p.id and e.deadline_at < r.deadline_at order by e.deadline_at desc limit 1)) as price,
      coalesce(x.tenths, 0)::integer as "pointTenths"
    from player p join club c on c.id = p.club_id
    left join price_history h on h.player_id = p.id and h.round_id = ${roundId}
    left join (
      select pm.player_id, sum(pm.point_tenths) as tenths from match m join player_match pm on pm.match_id = m.id
      where m.round_id = ${roundId} group by pm.player_id
    ) x on x.player_id = p.id
    where p.championship_id = ${championshipId} and (
      h.player_id is not null or p.id = any (${fieldedIds}::integer[])
      or (p.price is not null and not exists (select from price_history where round_id = ${roundId})))
    order by p.id`.execute(db)
  return rows
}
