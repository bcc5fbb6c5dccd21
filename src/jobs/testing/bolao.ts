import { sql, type Kysely } from 'kysely'
import { insertPool } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { PoolExtras } from '#domain/pool/pool-extras.ts'
import type { PoolScoring } from '#domain/pool/pool-scoring.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface Bolao {
  id: number
  sport: Sport | null
  scoring: PoolScoring
  extras?: PoolExtras
  startsAtMs: number
  endsAtMs: number
}

export async function storeBolao(
  db: Kysely<Tables>,
  bolao: Bolao,
  people: { id: number; joinedAtMs: number }[],
  prize = 0,
) {
  await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, ${bolao.id}, ${`Bolão ${bolao.id}`}, 'bolao', 'public', ${prize}, ${new Date(bolao.startsAtMs)}, ${new Date(bolao.endsAtMs)}, game_now())`.execute(
    db,
  )
  await db.transaction().execute((trx) => insertPool(trx, { leagueId: bolao.id, ...bolao }))
  for (const { id, joinedAtMs } of people)
    await sql`insert into pool_member (league_id, manager_id, joined_at) values (${bolao.id}, ${id}, ${new Date(joinedAtMs)})`.execute(
      db,
    )
}
