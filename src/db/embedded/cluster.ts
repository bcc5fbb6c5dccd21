import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError, explainFailure } from './embedded-error.ts'
import { run, type RunAs } from './run.ts'
import { canEnter } from './service-user.ts'
import { configurationFile, type Settings } from './settings.ts'

/** Administers the cluster and holds the owner lock. All other queries use a role that owns only its database. */
export const superuser = 'postgres'

export type Cluster = {
  dataDir: string
  dir: string
  /** The path of `dir` for PostgreSQL, which always starts inside that folder. */
  pgdata: string
  as: RunAs | undefined
  binaries: Binaries
  password: string | undefined
}

/** Code points compare the same on every system. Names are sorted by a collation of their own (`01_server.sql`). */
const initOptions = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')

/** Creates the data folder and returns its real path: two names of one folder must lead to one lock. */
export async function openDataFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  return realpath(dataDir)
}

/**
 * Other users cannot enter a folder under /root. PostgreSQL starts inside it, because the directory changes before the
 * user does. On Linux it then uses /proc/self/cwd, which needs no right on the parents.
 */
async function nameForPostgres(dir: string, as: RunAs | undefined): Promise<string> {
  if (await canEnter(dir, as)) return dir
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new EmbeddedDatabaseError(
    'root_cannot_drop',
    `PostgreSQL does not run as root, and user ${as?.uid} who would run it cannot enter ${dir}. Choose another folder with CRAQUE_DATA or start Craque as an ordinary user.`,
  )
}

async function giveTo(path: string, as: RunAs | undefined): Promise<void> {
  if (as) await chown(path, as.uid, as.gid)
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres\.new-(\d+)-/.exec(name)?.[1])
    if (!pid) continue
    try {
      process.kill(pid, 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') {
        await rm(join(dataDir, name), { recursive: true, force: true })
      }
    }
  }
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

async function readPassword(dataDir: string): Promise<string | undefined> {
  return process.platform === 'win32' ? (await readFile(passwordFile(dataDir), 'utf8')).trim() : undefined
}

async function authentication(dataDir: string): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject']
  await writeFile(passwordFile(dataDir), `${randomBytes(24).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`]
}

/**
 * The cluster is created next to its final place and then renamed. So a start that dies half-way, or two starts at the
 * same time, never leave half a cluster.
 */
async function createCluster({
  dataDir,
  as,
  binaries,
}: {
  dataDir: string
  as: RunAs | undefined
  binaries: Binaries
}) {
  await removeAbandonedDrafts(dataDir)
  const draft = join(dataDir, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    await giveTo(draft, as)
    const pgdata = await nameForPostgres(draft, as)
    const { code, output } = await run(
      binaries.initdb,
      ['-D', pgdata, '-U', superuser, ...initOptions, ...(await authentication(dataDir))],
      { as, cwd: draft },
    )
    if (code !== 0) throw await explainFailure({ dataDir, doing: 'creating its files', text: output })
    await rename(draft, clusterFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    if (process.platform !== 'win32') await syncFolder(dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function checkVersion(dir: string, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim()
  if (version === binaries.majorVersion) return
  if (!/^\d+$/.test(version))
    throw await explainFailure({ dataDir: dirname(dir), doing: 'opening', text: 'invalid data in file PG_VERSION' })
  throw new EmbeddedDatabaseError(
    'wrong_version',
    `The database in ${dir} belongs to PostgreSQL ${version}, and this Craque brings PostgreSQL ${binaries.majorVersion}. Use the Craque version that made it, or choose another folder with CRAQUE_DATA.`,
  )
}

/** A backup that root copied back belongs to root, and PostgreSQL would refuse it. */
async function takeFromRoot(dir: string, as: RunAs | undefined): Promise<void> {
  if (!as || (await stat(dir)).uid === as.uid) return
  await run('chown', ['-R', `${as.uid}:${as.gid}`, '--', dir])
  await chmod(dir, 0o700)
}

type Place = { dataDir: string; as: RunAs | undefined; binaries: Binaries }

export async function ensureCluster({ dataDir, as, binaries }: Place): Promise<Cluster> {
  const dir = clusterFolder(dataDir)
  const entries = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as string[]
    throw error
  })
  if (entries.length === 0) await createCluster({ dataDir, as, binaries })
  else if (!entries.includes('PG_VERSION')) {
    throw new EmbeddedDatabaseError('start_failed', `${dir} is not a PostgreSQL database and not empty. Move it away.`)
  }
  await checkVersion(dir, binaries)
  await takeFromRoot(dir, as)
  return { dataDir, dir, pgdata: await nameForPostgres(dir, as), as, binaries, password: await readPassword(dataDir) }
}

export async function writeConfiguration({ dir, as }: Cluster, settings: Settings): Promise<void> {
  const file = join(dir, 'postgresql.conf')
  const draft = join(dirname(file), `postgresql.conf.${process.pid}`)
  try {
    await writeFile(draft, configurationFile(settings), { mode: 0o600 })
    await giveTo(draft, as)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
