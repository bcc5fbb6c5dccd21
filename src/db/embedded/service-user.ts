import { stat } from 'node:fs/promises'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { run, type RunAs } from './run.ts'

const candidates = ['craque', 'postgres', 'nobody']

export const isRoot = () => process.getuid?.() === 0

async function idOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  const { code, output } = await run('id', [flag, name])
  const id = Number(output.trim())
  return code === 0 && Number.isInteger(id) && id > 0 ? id : undefined
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user: the owner of the cluster, else the first
 * of these users that exists. `undefined` means the present user.
 */
export async function serviceUserFor(clusterDir: string): Promise<RunAs | undefined> {
  if (!isRoot()) return undefined
  const owner = await stat(clusterDir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of candidates) {
    const uid = await idOf('-u', name)
    const gid = await idOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new EmbeddedDatabaseError(
    'root_cannot_drop',
    `PostgreSQL does not run as root and none of the users ${candidates.join(', ')} exists to run it. Start Craque as an ordinary user, or set DATABASE_URL.`,
  )
}

export async function canEnter(folder: string, as: RunAs | undefined): Promise<boolean> {
  if (!as) return true
  try {
    const { code } = await run('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', folder], { as })
    return code === 0
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'root_cannot_drop',
      `PostgreSQL does not run as root, and this system does not let root start a program as user ${as.uid}. Start Craque as an ordinary user, or set DATABASE_URL.`,
      { cause },
    )
  }
}
