import { sql } from 'kysely'
import { bool, int, real, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import { isGroupStage, seasonTables } from '#domain/standings/season-tables.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** ST1, ST2, ST3, ST4, ST5, ST6: the tables of a round's season as they stand now, and the results that they count. */
export interface SeasonLines {
  sport: Sport
  /**
   * `match startsAtMs club club goals goals phase`, the home side first; phase 0: league, 1: group, 2: knock-out, in no
   * table.
   */
  matches: string[]
  /** `group place club played wins draws losses scored conceded points`; group `-`: the table of a league. */
  tables: string[]
  /** Matches in the log that are not over now, or whose newest entry is not in the tree yet. */
  waiting: number[]
}

const KNOCK_OUT = 2

/** The matches of the seasons in which a round has matches. */
export const seasonMatchIds = (roundId: number) => sql`
  select x.id from match x where x.season_id in (select season_id from match where round_id = ${roundId})`

export async function seasonLines(trx: Trx, roundId: number): Promise<SeasonLines | null> {
  const { rows } = await rowOf({
    id: int,
    sport: text.of<Sport>(),
    isOver: bool,
    isWaiting: bool,
    isTie: bool,
    startsAtMs: real,
    homeId: int,
    awayId: int,
    home: int.orNull,
    away: int.orNull,
    group: text.orNull,
    stage: text.orNull,
  }).sql`
    select m.id, m.sport, m.state = 'final' as "isOver", exists (select from championship_tie t where t.match_id = m.id) as "isTie",
      coalesce(e.position is null or m.state <> 'final', false) and e.id is not null as "isWaiting",
      var_ms(m.starts_at)::float8 as "startsAtMs", m.home_club_id::integer as "homeId", m.away_club_id::integer as "awayId",
      coalesce(m.official_home, m.home_score)::integer as home, coalesce(m.official_away, m.away_score)::integer as away,
      m.detail ->> 'group' as "group", m.detail ->> 'stage' as stage
    from match m left join lateral (
      select id, position from var_entry where kind = 'match' and subject_id = m.id order by id desc limit 1) e on true
    where m.id in (${seasonMatchIds(roundId)}) order by m.starts_at, m.id`.execute(trx)
  const [first] = rows
  if (!first) return null
  const told = rows.map(({ isOver, isWaiting, home, away, ...row }) => ({
    ...row,
    score: isOver && !isWaiting && home !== null && away !== null ? { home, away } : null,
  }))
  const isOfGroup = ({ group, stage }: { group: string | null; stage: string | null }) =>
    group !== null || (stage !== null && isGroupStage(stage))
  const inTables = told.filter(({ isTie }) => !isTie)
  const tables = inTables.length === 0 ? [] : seasonTables({ sport: first.sport, matches: inTables, waitingIds: [] })
  return {
    sport: first.sport,
    matches: told.flatMap((match) => {
      const { id, startsAtMs, homeId, awayId, score, isTie } = match
      const phase = isTie ? KNOCK_OUT : isOfGroup(match) ? 1 : 0
      return score ? [[id, startsAtMs, homeId, awayId, score.home, score.away, phase].join(' ')] : []
    }),
    tables: tables.flatMap(({ group, rows: table }) =>
      table.map(({ position, clubId, played, wins, draws, losses, goalsFor, goalsAgainst, points }) =>
        [
          group?.replaceAll(' ', '_') ?? '-',
          position,
          clubId,
          played,
          wins,
          draws,
          losses,
          goalsFor,
          goalsAgainst,
          points,
        ].join(' '),
      ),
    ),
    waiting: rows.flatMap(({ id, isWaiting }) => (isWaiting ? [id] : [])),
  }
}

/** RK1: the place of each lineup in the round, and its manager's points and rank after the round. */
export const rankLines = (roundId: number) => sql`
  select squad_id as key, concat_ws(' ', squad_id, rank, case when rank_after is null then '-' else points_after::text end,
    coalesce(rank_after::text, '-')) as line
  from lineup_score where round_id = ${roundId}`

/** Points and rank after the round of people without a lineup in it, by their log numbers. */
export const otherRankLines = (roundId: number) => sql`
  select manager_id as key, concat_ws(' ', m.log_number, h.points, h.rank) as line
  from rank_history h join manager m on m.id = h.manager_id where h.round_id = ${roundId}`
