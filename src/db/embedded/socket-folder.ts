import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { RunAs } from './run.ts'
import { canEnter } from './service-user.ts'

const prefix = 'craque-pg-'
const longestPath = 100

/**
 * The kernel limits socket paths to 104 to 108 bytes. So sockets are outside of the data folder, in an own folder with
 * mode 0700.
 */
export async function makeSocketFolder(as: RunAs | undefined): Promise<string> {
  let why: unknown
  for (const parent of new Set([...(as ? [] : [tmpdir()]), '/tmp', '/var/tmp', '/run'])) {
    if (join(parent, `${prefix}XXXXXX`, '.s.PGSQL.65535.lock').length > longestPath) continue
    try {
      const folder = await mkdtemp(join(parent, prefix))
      if (as) await chown(folder, as.uid, as.gid)
      if (await canEnter(folder, as)) return folder
      await rm(folder, { recursive: true })
    } catch (error) {
      if (error instanceof EmbeddedDatabaseError) throw error
      why = error
    }
  }
  throw new EmbeddedDatabaseError(
    'not_writable',
    'PostgreSQL needs a temporary folder with a short path for its socket, and neither TMPDIR nor /tmp can be used.',
    { cause: why },
  )
}

export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(prefix)) await rm(folder, { recursive: true, force: true })
}
