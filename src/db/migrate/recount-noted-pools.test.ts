import { expect, test } from 'vitest'
import { emptyTestDatabase } from '#db/testing/test-database.ts'
import { createTablesAt, migrate, migrateWithin } from './migrate.ts'
import { readAdoption } from './schema-files.ts'

/** A bolão whose table contains points of a championship that is private now. */
const COUNTED = `
  alter table pool_member disable trigger user;
  insert into championship (id, slug, name, source, modality, rules, is_public)
    select 2, 'c2', 'C2', 'file', modality, rules, false from championship where id = 1;
  insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, 501, 'Bolão', 'bolao', 'public', 0, '2026-06-01', '2026-06-04', '2026-05-20');
  insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner) values (501, 10, 7, 7, 5, 5, 5);
  insert into pool_championship values (501, 2);
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, 2) i;
  insert into pool_member (league_id, manager_id, joined_at, points, exact, rank, head_start)
    values (501, 1, '2026-05-20', 12, 1, 1, 2), (501, 2, '2026-05-20', 5, 0, 2, 5);
  alter table pool_member enable trigger user`

test.each(['migrateWithin', 'migrate'] as const)(
  'BL17 older bolões that count a private championship are counted without it (%s)',
  async (way) => {
    const { pool, drop } = await emptyTestDatabase()
    const client = await pool.connect()
    await client.query('begin')
    await createTablesAt(client, new Set([(await readAdoption())!.asItWas.version]))
    await client.query(COUNTED)
    if (way === 'migrateWithin') await migrateWithin(client)
    await client.query('commit')
    client.release()
    if (way === 'migrate') await migrate(pool)
    const { rows } = await pool.query('select manager_id, points, exact, rank from pool_member order by manager_id')
    expect(rows).toEqual([
      { manager_id: 1, points: 2, exact: 0, rank: 2 },
      { manager_id: 2, points: 5, exact: 0, rank: 1 },
    ])
    expect((await pool.query(`select from setting where key = 'pools_to_recount'`)).rowCount).toBe(0)
    await drop()
  },
)
