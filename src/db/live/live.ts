import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Participant } from '#db/championship/championship.ts'
import { shownName } from '#db/match/shown-name.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'

export interface RoundInPlay {
  id: number
  number: number
  state: 'locked' | 'live'
}

/** The round of a championship with the earliest deadline that is locked or live. */
export async function roundInPlay(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<RoundInPlay | undefined> {
  const row = await db
    .selectFrom('round')
    .select(['id', 'number', 'state'])
    .where('championship_id', '=', championshipId)
    .where('state', 'in', ['locked', 'live'])
    .orderBy('deadline_at')
    .limit(1)
    .executeTakeFirst()
  return row as RoundInPlay | undefined
}

/** Matches of a round that are running at this moment. */
export async function matchesRunning(db: Kysely<Tables>, roundId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('round_id', '=', roundId)
    .where('state', '=', 'live')
    .execute()
  return rows.map(({ id }) => id)
}

const latestRoundRow = rowOf({
  id: int,
  number: int,
  pointTenths: int,
  /** The rank among the lineups of the round. */
  rank: int,
  isRead: bool,
  endsSeason: bool,
})
export type LatestRound = RowOf<typeof latestRoundRow>

/** The last settled round in which the manager's counting lineup played. */
export async function latestPlayed(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<LatestRound | undefined> {
  const { rows } = await latestRoundRow.sql`${prepared}
    select r.id, r.number, c.point_tenths as "pointTenths", c.rank, coalesce(g.read_round_id = r.id, false) as "isRead",
      r.number = (select max(x.number) from round x where x.season_id = r.season_id) as "endsSeason"
    from lineup l join round r on r.id = l.round_id and r.championship_id = ${championshipId} and r.state = 'settled'
    join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id join manager g on g.id = l.manager_id
    where l.manager_id = ${managerId} and l.counts order by r.deadline_at desc limit 1`.execute(db)
  return rows[0]
}

/** Returns whether the championship has such a settled round. */
export async function markRead(
  db: Kysely<Tables>,
  { championshipId, managerId, roundId }: Participant & { roundId: number },
): Promise<boolean> {
  const { rows } = await sql`
    update manager g set read_round_id = r.id
    from round r
    where g.id = ${managerId} and r.id = ${roundId} and r.championship_id = ${championshipId} and r.state = 'settled'
    returning g.id`.execute(db)
  return rows.length > 0
}

/** A manager's squads in a round, the one that counts (SQ9) first. */
export async function ownLineups(
  db: Kysely<Tables>,
  { roundId, managerId }: { roundId: number; managerId: number },
): Promise<{ squadId: number; counts: boolean }[]> {
  const { rows } = await rowOf({ squadId: int, counts: bool }).sql`${prepared}
    select l.squad_id as "squadId", l.counts from squad q join lineup l on l.round_id = ${roundId} and l.squad_id = q.id
    where q.manager_id = ${managerId} order by l.counts desc, l.squad_id`.execute(db)
  return rows
}

const matchNewsRow = rowOf({
  matchId: int,
  roundId: int.orNull,
  sport: text.of<Sport>(),
  state: text.of<MatchState>(),
  minute: int,
  homeName: text,
  awayName: text,
  /** The score as people say it aloud: with goals in extra time. */
  homeScore: int,
  awayScore: int,
  moments: json<
    {
      seq: number
      minute: number
      kind: string
      playerId: number | null
      playerName: string | null
      clubName: string | null
    }[]
  >(),
})
export type MatchNews = RowOf<typeof matchNewsRow>

export interface EventRange {
  matchId: number
  fromSeq: number
  toSeq: number
}

/** A match in its present state, with the events of a range of its sequence. */
export async function matchNews(db: Kysely<Tables>, range: EventRange): Promise<MatchNews | undefined> {
  const { rows } = await matchNewsRow.sql`
    select m.id as "matchId", m.round_id as "roundId", m.sport, m.state, m.minute, h.name as "homeName", a.name as "awayName",
      coalesce((m.detail -> 'extraTime' -> 'home')::integer, m.home_score, 0) as "homeScore",
      coalesce((m.detail -> 'extraTime' -> 'away')::integer, m.away_score, 0) as "awayScore",
      coalesce((
        select json_agg(json_build_object('seq', e.seq, 'minute', e.minute, 'kind', e.kind, 'playerId', e.player_id,
          'playerName', coalesce(${shownName('p')}, e.detail ->> 'scorer'), 'clubName', c.name) order by e.seq)
        from match_event e left join player p on p.id = e.player_id left join club c on c.id = e.club_id
        where e.match_id = m.id and e.seq between ${range.fromSeq} and ${range.toSeq}), '[]') as moments
    from match m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where m.id = ${range.matchId}`.execute(db)
  return rows[0]
}
