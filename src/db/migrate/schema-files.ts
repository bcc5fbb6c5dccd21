import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { version: number; name: string; sql: string; checksum: string }
export type FunctionFile = { name: string; sql: string; checksum: string }

/** Holds migrations/ and functions/: in src one folder up; once bundled this code is in a chunk, one below the entries. */
const places = ['../', './'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
export const schemaFolder = places.find((place) => existsSync(join(place, 'migrations'))) ?? '.'

const migrationName = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Git may change line ends on Windows; that is not a changed file. */
const checksumOf = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

async function sqlFiles(folder: string): Promise<{ entry: string; sql: string; checksum: string }[]> {
  const entries = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    entries.map(async (entry) => {
      const sql = await readFile(join(folder, entry), 'utf8')
      return { entry, sql, checksum: checksumOf(sql) }
    }),
  )
}

export async function readMigrations(from: string = schemaFolder): Promise<MigrationFile[]> {
  const folder = join(from, 'migrations')
  const files: MigrationFile[] = []
  for (const { entry, sql, checksum } of await sqlFiles(folder)) {
    const [, digits, name] = migrationName.exec(entry) ?? []
    if (!digits || !name) throw new Error(`${entry} in ${folder} is not named like 0001_name.sql`)
    const version = Number(digits)
    if (files.at(-1)?.version === version) throw new Error(`Two migrations in ${folder} have the number ${digits}`)
    files.push({ version, name, sql, checksum })
  }
  if (files.length === 0) throw new Error(`There are no migrations in ${folder}`)
  return files
}

export async function readFunctions(from: string = schemaFolder): Promise<FunctionFile[]> {
  const files = await sqlFiles(join(from, 'functions'))
  return files.map(({ entry, sql, checksum }) => ({ name: entry.slice(0, -'.sql'.length), sql, checksum }))
}
