import { squadOwner } from '#bench/flood/person.ts'
import type { BenchDatabase } from '#bench/world/bench-database.ts'

/** The cookie of one of them, somewhere in the middle: he takes the key of somebody who has just come. */
export async function cookieOfGiant({ pool }: BenchDatabase, port: number): Promise<string> {
  const { cookie } = await squadOwner(port, 'guest')
  const { rows } = await pool.query<{ id: number; key: string }>(
    'select id, guest_key as key from manager where guest_key is not null order by id desc limit 1',
  )
  const [newcomer] = rows
  if (!newcomer) throw new Error('nobody has come')
  await pool.query('update manager set guest_key = null where id = $1', [newcomer.id])
  const { rowCount } = await pool.query(
    `update manager set guest_key = $1
     where id = (select manager_id from manager_stat join manager m on m.id = manager_id where m.kind = 'guest' and m.id <= $2 / 2 order by m.id desc limit 1)`,
    [newcomer.key, newcomer.id],
  )
  if (rowCount !== 1) throw new Error('there is no giant')
  return cookie
}
