import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { correctionAuthor } from '#db/match/correction.ts'
import type { Tables } from '#db/schema/schema.ts'
import { roundOfKey } from '#domain/ledger/subject.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Sport } from '#domain/sport/sport.ts'

const ledgerRow = rowOf({
  key: text,
  kind: text.of<'lineup' | 'pick' | 'prize' | 'correction'>(),
  points: int,
  at: time,
  roundId: int.orNull,
  season: int.orNull,
  round: int.orNull,
  /** The match of a pick. It has a score when its points are paid, and none after its result was taken back (IM7). */
  match: json<{
    id: number
    sport: Sport
    home: string
    away: string
    homeScore: number | null
    awayScore: number | null
  }>().orNull,
  leagueId: int.orNull,
  leagueName: text.orNull,
  squadName: text.orNull,
  outcome: text.of<StoredPick['outcome']>().orNull,
  homeGoals: int.orNull,
  awayGoals: int.orNull,
  correction: json<{
    matchId: number
    home: string
    away: string
    reason: string
    by: string | null
    atMs: number
    /** The position of the correction in the log; null if it is not in the log. */
    entry: number | null
  }>().orNull,
})
export type LedgerRow = RowOf<typeof ledgerRow>

export async function ledgerTotals(db: Kysely<Tables>, { championshipId, managerId }: Participant) {
  const { rows } = await rowOf({ total: int, sum: int, count: int }).sql`
    select s.points as total, coalesce(sum(l.points), 0)::integer as sum, count(l.key)::integer as count
    from manager_stat s left join credit l on l.manager_id = s.manager_id and l.championship_id = s.championship_id
    where s.manager_id = ${managerId} and s.championship_id = ${championshipId} group by s.points`.execute(db)
  return rows[0] ?? { total: 0, sum: 0, count: 0 }
}

type Page = Participant & { beforeKey: string | undefined; limit: number }

/** The moment of a manager's entry. If a lineup's score row is the entry, the settlement of its round. */
const momentOf = (key: string, managerId: number) => sql`coalesce(
  (select at from ledger where key = ${key} and manager_id = ${managerId}),
  (select settled_at from round where id = ${roundOfKey(key) ?? null}::integer))`

/**
 * A page of the entries that a manager has in `credit`. Ledger entries come from an index. Lineups come from the newest
 * round backwards until there are enough, each looked up (`limit` enforces that).
 */
function entriesOn({ championshipId, managerId, beforeKey, limit }: Page): RawBuilder<unknown> {
  const after = (at: string, key: string) =>
    beforeKey === undefined
      ? sql`true`
      : sql`(${sql.raw(at)}, ${sql.raw(key)}) < (${momentOf(beforeKey, managerId)}, ${beforeKey})`
  return sql`
    (select key, manager_id, kind, points, round_id, match_id, league_id, squad_id, at, correction_id from ledger
    where manager_id = ${managerId} and championship_id = ${championshipId} and ${after('at', 'key')}
    order by at desc, key desc limit ${limit})
    union all
    (select l.key, ${managerId}::integer, 'lineup', l.paid, r.id, null, null, l.squad_id, r.settled_at, null
    from (
      select id, settled_at from round where championship_id = ${championshipId} and state = 'settled' order by settled_at desc
    ) r cross join lateral (
      select 'lineup:' || r.id || ':' || ${managerId}::integer || ':1' as key, l.squad_id, s.paid
      from lineup l join lineup_score s using (round_id, squad_id)
      where l.round_id = r.id and l.manager_id = ${managerId} and l.counts and s.paid <> 0 limit 1
    ) l
    where ${after('r.settled_at', 'l.key')}
    order by r.settled_at desc, l.key desc limit ${limit})`
}

/** Newest first. A page has the entries older than `beforeKey`. Only members see the name of a private league. */
export async function ledgerOf(
  db: Kysely<Tables>,
  { viewerId, ...page }: Page & { viewerId: number | undefined },
): Promise<LedgerRow[]> {
  const { rows } = await ledgerRow.sql`
    select l.key, l.kind, l.points, l.at, r.id as "roundId", n.number as season, r.number as round,
      case when m.id is not null then json_build_object('id', m.id, 'sport', m.sport, 'home', h.name, 'away', a.name,
        'homeScore', m.home_score, 'awayScore', m.away_score) end as match,
      g.id as "leagueId", s.name as "squadName",
      k.outcome, k.home_goals as "homeGoals", k.away_goals as "awayGoals",
      (
        select json_build_object('matchId', c.match_id, 'home', ch.name, 'away', ca.name, 'reason', c.reason, 'by', ${correctionAuthor},
          'atMs', (extract(epoch from c.at) * 1000)::bigint,
          'entry', (select position from var_entry where kind = 'correction' and subject_id = c.id order by id limit 1))
        from correction c join match cm on cm.id = c.match_id
        join club ch on ch.id = cm.home_club_id join club ca on ca.id = cm.away_club_id
        where c.id = l.correction_id
      ) as correction,
      case when g.visibility = 'public' or exists (
        select from league_member x where x.league_id = g.id and x.manager_id = ${viewerId ?? null}
      ) then g.name end as "leagueName"
    from (${entriesOn(page)}) l
    left join round r on r.id = l.round_id
    left join season n on n.id = r.season_id
    left join match m on m.id = l.match_id
    left join club h on h.id = m.home_club_id
    left join club a on a.id = m.away_club_id
    left join pick k on k.match_id = l.match_id and k.manager_id = l.manager_id
    left join league g on g.id = l.league_id
    left join squad s on s.id = l.squad_id
    order by l.at desc, l.key desc limit ${page.limit}`.execute(db)
  return rows
}
