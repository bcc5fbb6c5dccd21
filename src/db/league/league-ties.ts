import { sql } from 'kysely'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'

const bracketLeagueRow = rowOf({
  leagueId: int,
  /** Best seed first: by the ranking of their managers, then by the time of joining. */
  squadIds: int.array,
})
export type BracketLeague = RowOf<typeof bracketLeagueRow>

/** Knockout leagues that begin with this lock: started, not ended, with two or more members and no ties yet. */
export async function bracketsDue(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
): Promise<BracketLeague[]> {
  const { rows } = await bracketLeagueRow.sql`
    select g.id as "leagueId",
      array_agg(m.squad_id order by t.points desc nulls last, m.joined_at, m.squad_id) as "squadIds"
    from league g
    join league_member m on m.league_id = g.id
    left join manager_stat t on t.manager_id = m.manager_id and t.championship_id = g.championship_id
    where g.championship_id = ${championship_id} and g.format = 'mata-mata' and g.ended_at is null
      and g.starts_at <= ${deadline_at}
      and not exists (select from league_tie x where x.league_id = g.id)
    group by g.id
    having count(*) >= 2`.execute(trx)
  return rows
}

export interface TieRow {
  leagueId: number
  stage: number
  slot: number
  squadA: number
  squadB: number | null
  aTenths?: number | null
  bTenths?: number | null
  winner: number | null
}

export async function storeTies(trx: Trx, ties: readonly TieRow[]): Promise<void> {
  const column = <K extends keyof TieRow>(key: K) => ties.map((tie) => tie[key] ?? null)
  await sql`
    insert into league_tie (league_id, stage, slot, squad_a_id, squad_b_id, a_tenths, b_tenths, winner_squad_id)
    select * from unnest(${column('leagueId')}::integer[], ${column('stage')}::smallint[], ${column('slot')}::smallint[],
      ${column('squadA')}::integer[], ${column('squadB')}::integer[], ${column('aTenths')}::integer[],
      ${column('bTenths')}::integer[], ${column('winner')}::integer[])
    on conflict (league_id, stage, slot) do update set
      a_tenths = excluded.a_tenths, b_tenths = excluded.b_tenths, winner_squad_id = excluded.winner_squad_id`.execute(
    trx,
  )
}

/** Every running knockout of the championship plays its current stage in the round that locks now. */
export async function assignTies(
  trx: Trx,
  { id, championship_id }: Pick<RoundRow, 'id' | 'championship_id'>,
): Promise<void> {
  await sql`
    update league_tie t set round_id = ${id}
    from league g
    where g.id = t.league_id and g.championship_id = ${championship_id} and g.ended_at is null and t.round_id is null
      and t.stage = (select max(x.stage) from league_tie x where x.league_id = t.league_id)`.execute(trx)
}

const playedBracketRow = rowOf({
  leagueId: int,
  ties: json<
    {
      stage: number
      slot: number
      squadA: number
      squadB: number | null
      winner: number | null
      roundId: number | null
    }[]
  >(),
})
export type PlayedBracket = RowOf<typeof playedBracketRow>

/** The whole brackets, of leagues that still run, with a tie in this round. */
export async function bracketsOfRound(trx: Trx, roundId: number): Promise<PlayedBracket[]> {
  const { rows } = await playedBracketRow.sql`
    select t.league_id as "leagueId",
      json_agg(json_build_object('stage', t.stage, 'slot', t.slot, 'squadA', t.squad_a_id, 'squadB', t.squad_b_id,
        'winner', t.winner_squad_id, 'roundId', t.round_id) order by t.stage, t.slot) as ties
    from league_tie t join league g on g.id = t.league_id
    where g.ended_at is null and t.league_id in (select league_id from league_tie where round_id = ${roundId})
    group by t.league_id`.execute(trx)
  return rows
}
