import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'

/**
 * Allows the application's role to copy whole championships without checking their references again. Only the superuser
 * may grant this.
 */
export async function allowUncheckedCopies(admin: Connection, user: string): Promise<void> {
  const { pool, close } = connect({ connection: admin, poolSize: 1 })
  await pool.query(`grant set on parameter session_replication_role to ${user}`).finally(close)
}
