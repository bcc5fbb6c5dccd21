import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { rowsOf } from '#db/connection/integers.ts'
import type { Trx } from '#db/round/round.ts'

export interface OldPrize {
  leagueId: number
  edition: number
  managerId: number
  points: number
  /** Null when the prize was of no points. */
  paidAt: Date | null
}

/** Of leagues that ended before there were trophies. */
export async function oldPrizes(trx: Trx, championshipId: ChampionshipId): Promise<OldPrize[]> {
  const { rows } = await sql<OldPrize>`
    select g.id as "leagueId", g.edition, s.manager_id as "managerId", coalesce(sum(l.points), 0)::integer as points,
      min(l.at) as "paidAt"
    from league g join squad s on s.id = g.winner_squad_id left join ledger l on l.league_id = g.id
    where g.championship_id = ${championshipId} and g.winner_squad_id is not null and g.trophy_points is null
    group by g.id, s.manager_id order by g.id`.execute(trx)
  return rows
}

export async function keepAsTrophies(trx: Trx, prizes: readonly OldPrize[]): Promise<void> {
  await sql`
    update league g set trophy_points = p.points
    from ${rowsOf({ league_id: prizes.map(({ leagueId }) => leagueId), points: prizes.map(({ points }) => points) })} p
    where g.id = p.league_id`.execute(trx)
}
