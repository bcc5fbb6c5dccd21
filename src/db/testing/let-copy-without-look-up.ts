import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'

/** Lets the user of the game copy whole championships, whose rows need not be looked up again. Only the superuser may allow it. */
export async function letCopyWithoutLookUp(admin: Connection, user: string): Promise<void> {
  const { pool, close } = connect({ connection: admin, poolSize: 1 })
  await pool.query(`grant set on parameter session_replication_role to ${user}`).finally(close)
}
