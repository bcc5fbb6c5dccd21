import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { version: number; name: string; sql: string; checksum: string }
export type FunctionFile = { name: string; sql: string; checksum: string }

/**
 * The folder with migrations/ and functions/. It is one folder up in src, and in the bundle too if this code is in a
 * chunk. If this code is in an entry of the bundle, it is the same folder.
 */
const places = ['../', './'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
export const schemaFolder = places.find((place) => existsSync(join(place, 'migrations'))) ?? '.'

const migrationName = /^(\d{4})_([a-z0-9_]+)$/
/** In the folder of migrations: the steps that older databases run to become the baseline. */
const ADOPT = 'adopt'

/** Git may change line ends on Windows; that is not a changed file. */
const checksumOf = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

interface SqlFile {
  /** The name without its ending. */
  entry: string
  sql: string
  checksum: string
}

async function textOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

/** A folder is one migration in several files. */
async function sqlFiles(folder: string): Promise<SqlFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => (entry.isDirectory() ? entry.name !== ADOPT : entry.name.endsWith('.sql')))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      const sql = entry.isDirectory() ? await textOf(path) : await readFile(path, 'utf8')
      return { entry: entry.name.replace(/\.sql$/, ''), sql, checksum: checksumOf(sql) }
    }),
  )
}

async function numberedFiles(folder: string): Promise<MigrationFile[]> {
  const files: MigrationFile[] = []
  for (const { entry, sql, checksum } of await sqlFiles(folder)) {
    const [, digits, name] = migrationName.exec(entry) ?? []
    if (!digits || !name) throw new Error(`${entry} in ${folder} is not named like 0001_name.sql`)
    const version = Number(digits)
    if (files.at(-1)?.version === version) throw new Error(`Two migrations in ${folder} have the number ${digits}`)
    files.push({ version, name, sql, checksum })
  }
  return files
}

/** The baseline comes first, if the folder has one. */
export async function readMigrations(from: string = schemaFolder): Promise<MigrationFile[]> {
  const folder = join(from, 'migrations')
  const files = await numberedFiles(folder)
  if (files.length === 0) throw new Error(`There are no migrations in ${folder}`)
  return files
}

/**
 * How an older database becomes the baseline. `asItWas` turns an empty baseline into the oldest tables that can be
 * adopted. `steps` are the migrations after them. `contraction` removes what only these needed.
 */
export interface Adoption {
  asItWas: MigrationFile
  steps: MigrationFile[]
  contraction: MigrationFile
}

export async function readAdoption(from: string = schemaFolder): Promise<Adoption | null> {
  const folder = join(from, 'migrations', ADOPT)
  if (!existsSync(folder)) return null
  const files = await numberedFiles(folder)
  const [asItWas, contraction] = [files.at(0), files.at(-1)]
  if (!asItWas || !contraction || files.length < 2) throw new Error(`${folder} lacks its first or last file`)
  return { asItWas, steps: files.slice(1, -1), contraction }
}

export async function readFunctions(from: string = schemaFolder): Promise<FunctionFile[]> {
  const files = await sqlFiles(join(from, 'functions'))
  return files.map(({ entry, sql, checksum }) => ({ name: entry, sql, checksum }))
}
