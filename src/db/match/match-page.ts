import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { correctionAuthor } from './correction.ts'
import {
  type MatchRow,
  clubJson,
  newestOfClub,
  periodOfMatch,
  shownOfMatch,
  matchRow,
  playedMatchRow,
} from './match.ts'
import type { Tables } from '#db/schema/schema.ts'
import { mayComeBack } from '#db/round/settlement-near.ts'
import { shownName } from './shown-name.ts'

const matchPageRow = rowOf({
  ...playedMatchRow.columns,
  season_number: int,
  left_round_number: int.orNull,
  round_waits: bool.orNull,
  round_number: int.orNull,
  round_id: int.orNull,
  revision: int,
  detail: json<{ periods?: Score[]; surface?: string; phase?: string; stoppage?: number }>(),
  forecast: json<ForecastOfMatch>().orNull,
})
export type MatchPageRow = RowOf<typeof matchPageRow>

export interface ForecastOfMatch {
  home_percent: number
  draw_percent: number
  away_percent: number
  home_goals: number | null
  away_goals: number | null
  detail: {
    likely?: { home: number; away: number; permille: number }[]
    gridPermille?: number[][]
    expectedMargin?: number
    probabilities?: number[]
    surface?: string
  }
}

const shownMatch = sql`${shownOfMatch},
  ${clubJson('home')} as home, ${clubJson('away')} as away`
const clubs = sql`join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id`
const withClubs = sql`match m ${clubs}`

export async function matchPage(
  db: Kysely<Tables>,
  { championshipId, matchId }: { championshipId: ChampionshipId; matchId: number },
): Promise<MatchPageRow | undefined> {
  const { rows } = await matchPageRow.sql`
    select ${shownMatch}, ${periodOfMatch} as period, s.number as season_number, r.number as round_number, m.round_id, l.number as left_round_number, (select ${mayComeBack} from round r where r.id = m.left_round_id) as round_waits, m.revision, m.detail,
      (select to_json(f) from forecast f where f.match_id = m.id) as forecast
    from ${withClubs} join season s on s.id = m.season_id left join round r on r.id = m.round_id left join round l on l.id = m.left_round_id
    where m.id = ${matchId} and s.championship_id = ${championshipId}`.execute(db)
  return rows[0]
}

/** The last finished matches of a club before a moment, newest first. */
export async function lastMatchesOf(
  db: Kysely<Tables>,
  { clubId, before, limit }: { clubId: number; before: Date; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await matchRow.sql`
    select ${shownMatch} from (${newestOfClub(sql`${clubId}`, { before, limit })}) m ${clubs}
    order by m.starts_at desc`.execute(db)
  return rows
}

export async function headToHead(
  db: Kysely<Tables>,
  { clubs, before, limit }: { clubs: readonly [number, number]; before: Date; limit: number },
): Promise<MatchRow[]> {
  const [one, other] = clubs
  const { rows } = await matchRow.sql`
    select ${shownMatch} from ${withClubs}
    where (m.home_club_id, m.away_club_id) in ((${one}, ${other}), (${other}, ${one}))
      and m.state = 'final' and m.starts_at < ${before}
    order by m.starts_at desc limit ${limit}`.execute(db)
  return rows
}

interface PersonTold {
  id: number
  name: string
  clubId: number
}

const eventRow = rowOf({
  seq: int,
  minute: int,
  kind: text,
  club_id: int.orNull,
  player: json<PersonTold>().orNull,
  other: json<PersonTold>().orNull,
  home_score: int,
  away_score: int,
  detail: json<{ stoppage?: number; period?: number; periodScore?: Score; scorer?: string }>(),
})
export type EventRow = RowOf<typeof eventRow>

const QUIET_KINDS = ['tackle', 'foul', 'offside', 'shot_off', 'shot_saved', 'score']

/** The events that a fan would mention, newest last; the scouts have every single action. */
export async function shownEvents(db: Kysely<Tables>, matchId: number): Promise<EventRow[]> {
  const { rows } = await eventRow.sql`
    select e.seq, e.minute, e.kind, e.club_id, e.home_score, e.away_score, e.detail,
      case when p.id is not null then json_build_object('id', p.id, 'name', ${shownName('p')}, 'clubId', p.club_id) end as player,
      case when o.id is not null then json_build_object('id', o.id, 'name', ${shownName('o')}, 'clubId', o.club_id) end as other
    from match_event e join match m on m.id = e.match_id
    left join player p on p.id = e.player_id
    left join player o on o.id = (e.detail ->> 'otherId')::integer
    where e.match_id = ${matchId} and e.kind <> all (${QUIET_KINDS})
    order by e.seq`.execute(db)
  return rows
}

const attackRow = rowOf({ minute: int, kind: text, clubId: int.orNull })

/** MP3: a match's events of these kinds, in the order of the match. */
export async function eventsOfKinds(
  db: Kysely<Tables>,
  { matchId, kinds }: { matchId: number; kinds: readonly string[] },
): Promise<RowOf<typeof attackRow>[]> {
  const { rows } = await attackRow.sql`
    select minute, kind, club_id as "clubId" from match_event
    where match_id = ${matchId} and kind = any (${kinds}) order by seq`.execute(db)
  return rows
}

const scoreAtRow = rowOf({ period: int, score: json<Score>(), periodScore: json<Score>() })

/** MP5: each change of the score, with the score of the match and that of its period. */
export async function scoresOfMatch(db: Kysely<Tables>, matchId: number): Promise<RowOf<typeof scoreAtRow>[]> {
  const { rows } = await scoreAtRow.sql`
    select (detail ->> 'period')::integer as period, json_build_object('home', home_score, 'away', away_score) as score,
      detail -> 'periodScore' as "periodScore"
    from match_event where match_id = ${matchId} and kind = 'score' and detail ? 'period' and detail ? 'periodScore' order by seq`.execute(
    db,
  )
  return rows
}

const playerOfMatchRow = rowOf({
  player_id: int,
  name: text,
  position: text,
  club_id: int,
  scouts: json<ScoutCounts & Record<string, number>>(),
  point_tenths: int,
  rules: text.orNull,
  price_change: int.orNull,
  took_part: bool,
})
export type PlayerOfMatchRow = RowOf<typeof playerOfMatchRow>

export async function playersOfMatch(
  db: Kysely<Tables>,
  { matchId, roundId }: { matchId: number; roundId: number | null },
): Promise<PlayerOfMatchRow[]> {
  const { rows } = await playerOfMatchRow.sql`
    select pm.player_id, p.name, coalesce(pm.position, p.position) as position, pm.club_id, pm.scouts, pm.point_tenths, pm.rules,
      h.change as price_change, pm.took_part
    from player_match pm join player p on p.id = pm.player_id
    left join price_history h on h.player_id = pm.player_id and h.round_id = ${roundId}
    where pm.match_id = ${matchId}
    order by pm.point_tenths desc, p.name collate name_order`.execute(db)
  return rows
}

const pickCountRow = rowOf({ outcome: text.of<'H' | 'D' | 'A'>(), points: int.orNull, count: int })
export type PickCount = RowOf<typeof pickCountRow>

/** PK3: call this only after kick-off. */
export async function pickCounts(db: Kysely<Tables>, matchId: number): Promise<PickCount[]> {
  const { rows } = await pickCountRow.sql`
    select outcome, points, count(*)::integer as count from pick where match_id = ${matchId}
    group by outcome, points`.execute(db)
  return rows
}

export interface CorrectedValue {
  score?: Score
  playerId?: number
  scouts?: ScoutCounts
  pointTenths?: number
}

const correctionRow = rowOf({
  at: time,
  reason: text,
  /** The maker of the correction; null if it came from the source of the match. */
  by: text.orNull,
  madeBy: text,
  player_name: text.orNull,
  /** VR1: the position of the correction in the log; null if it is not in the log. */
  entry: int.orNull,
  old_value: json<CorrectedValue>(),
  new_value: json<CorrectedValue>(),
})
export type CorrectionRow = RowOf<typeof correctionRow>

export async function correctionsShown(db: Kysely<Tables>, matchId: number): Promise<CorrectionRow[]> {
  const { rows } = await correctionRow.sql`
    select c.at, (select position from var_entry where kind = 'correction' and subject_id = c.id order by id limit 1) as entry, c.reason, ${correctionAuthor} as by, c.made_by as "madeBy", p.name as player_name, c.old_value, c.new_value
    from correction c left join player p on p.id = (c.old_value ->> 'playerId')::integer
    where c.match_id = ${matchId} order by c.at, c.id`.execute(db)
  return rows
}
