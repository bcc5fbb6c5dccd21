import { sql, type Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { takeTurn } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const of = (table: string) => `in (select id from ${table} where championship_id = $id)`
const ofMatches = 'in (select m.id from match m join season s on s.id = m.season_id where s.championship_id = $id)'

/** In an order in which nothing points to what is gone. What is not named here goes with what it belongs to (on delete cascade). */
const ROWS: [table: string, where: string][] = [
  ['championship_tie', 'championship_id = $id'],
  ['league_tie', `league_id ${of('league')}`],
  ['league_member', `league_id ${of('league')}`],
  ['league', 'championship_id = $id'],
  ['rank_history', `round_id ${of('round')}`],
  ['duel', `round_id ${of('round')}`],
  ['lineup_score', `round_id ${of('round')}`],
  ['lineup', `round_id ${of('round')}`],
  ['squad', 'championship_id = $id'],
  ['division_member', 'championship_id = $id'],
  ['division_cycle', 'championship_id = $id'],
  ['pick', `match_id ${ofMatches}`],
  ['match_crowd', `match_id ${ofMatches}`],
  ['forecast', `match_id ${ofMatches}`],
  ['player_match', `match_id ${ofMatches}`],
  ['match_event', `match_id ${ofMatches}`],
  ['correction', `match_id ${ofMatches}`],
  ['price_history', `round_id ${of('round')}`],
  ['championship_tie', 'championship_id = $id'],
  ['match', `season_id ${of('season')}`],
  ['season_outlook', `season_id ${of('season')}`],
  ['club_strength', `club_id ${of('club')}`],
  ['round', 'championship_id = $id'],
  ['player', 'championship_id = $id'],
  ['club', 'championship_id = $id'],
  ['season', 'championship_id = $id'],
  ['ledger', 'championship_id = $id'],
  ['manager_stat', 'championship_id = $id'],
  ['activity', 'championship_id = $id'],
  ['setting', `key in ('forecasts:' || $id, 'bracket:' || $id)`],
  ['data_version', `name like '%:' || $id`],
  ['championship', 'id = $id'],
]

/** What was fielded and credited is never changed but by this. */
const FROZEN = ['lineup', 'lineup_score', 'ledger']

/** All of it or nothing. People keep their accounts, and their points elsewhere. */
export async function deleteChampionship(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, { championshipId })
    for (const table of FROZEN) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
    await sql`update manager set favorite_club_id = null
      where favorite_club_id in (select id from club where championship_id = ${championshipId})`.execute(trx)
    for (const [table, where] of ROWS)
      await sql`delete from ${sql.table(table)} where ${sql.raw(where.replaceAll('$id', String(championshipId)))}`.execute(
        trx,
      )
    for (const table of FROZEN) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
    await announceChampionships(trx)
  })
}

export interface Stake {
  people: number
  points: number
}

/** Whoever is no bot and has points there, and how many. */
export async function pointsOfPeople(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Stake> {
  const { rows } = await sql<Stake>`
    select count(distinct l.manager_id)::integer as people, coalesce(sum(l.points), 0)::integer as points
    from credit l join manager m on m.id = l.manager_id
    where l.championship_id = ${championshipId} and m.kind <> 'bot'`.execute(db)
  return rows[0] ?? { people: 0, points: 0 }
}
