import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface LedgerRow {
  key: string
  kind: 'lineup' | 'pick' | 'prize' | 'correction'
  points: number
  at: Date
  roundId: number | null
  season: number | null
  round: number | null
  /** Points are paid for matches that are over. */
  match: { id: number; sport: Sport; home: string; away: string; homeScore: number; awayScore: number } | null
  leagueId: number | null
  leagueName: string | null
  squadName: string | null
  outcome: StoredPick['outcome'] | null
  homeGoals: number | null
  awayGoals: number | null
  correction: { matchId: number; home: string; away: string; reason: string; by: string; atMs: number } | null
}

export async function ledgerTotals(db: Kysely<Tables>, { championshipId, managerId }: Participant) {
  const { rows } = await sql<{ total: number; sum: number; count: number }>`
    select s.points as total, coalesce(sum(l.points), 0)::integer as sum, count(l.key)::integer as count
    from manager_stat s left join ledger l on l.manager_id = s.manager_id and l.championship_id = s.championship_id
    where s.manager_id = ${managerId} and s.championship_id = ${championshipId} group by s.points`.execute(db)
  return rows[0] ?? { total: 0, sum: 0, count: 0 }
}

/** Newest first, from the entry after `beforeKey` on. The name of a private league is for its people only. */
export async function ledgerOf(
  db: Kysely<Tables>,
  of: Participant & { viewerId: number | undefined; beforeKey: string | undefined; limit: number },
): Promise<LedgerRow[]> {
  const { championshipId, managerId, viewerId, beforeKey, limit } = of
  const after = beforeKey
    ? sql`and (l.at, l.key) < (select b.at, b.key from ledger b where b.key = ${beforeKey} and b.manager_id = ${managerId})`
    : sql``
  const { rows } = await sql<LedgerRow>`
    select l.key, l.kind, l.points, l.at, r.id as "roundId", n.number as season, r.number as round,
      case when m.id is not null then json_build_object('id', m.id, 'sport', m.sport, 'home', h.name, 'away', a.name,
        'homeScore', m.home_score, 'awayScore', m.away_score) end as match,
      g.id as "leagueId", s.name as "squadName",
      k.outcome, k.home_goals as "homeGoals", k.away_goals as "awayGoals",
      (
        select json_build_object('matchId', c.match_id, 'home', ch.name, 'away', ca.name, 'reason', c.reason, 'by', c.made_by,
          'atMs', (extract(epoch from c.at) * 1000)::bigint)
        from correction c join match cm on cm.id = c.match_id
        join club ch on ch.id = cm.home_club_id join club ca on ca.id = cm.away_club_id
        where c.id = l.correction_id
      ) as correction,
      case when g.visibility = 'public' or exists (
        select from league_member x where x.league_id = g.id and x.manager_id = ${viewerId ?? null}
      ) then g.name end as "leagueName"
    from ledger l
    left join round r on r.id = l.round_id
    left join season n on n.id = r.season_id
    left join match m on m.id = l.match_id
    left join club h on h.id = m.home_club_id
    left join club a on a.id = m.away_club_id
    left join pick k on k.match_id = l.match_id and k.manager_id = l.manager_id
    left join league g on g.id = l.league_id
    left join squad s on s.id = l.squad_id
    where l.manager_id = ${managerId} and l.championship_id = ${championshipId} ${after}
    order by l.at desc, l.key desc limit ${limit}`.execute(db)
  return rows
}
