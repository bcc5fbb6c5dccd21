import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = { version: number; name: string; sql: string; checksum: string }

/** In src one folder up; once bundled this code is in a chunk, one folder below the entries and the migrations. */
const places = ['../migrations/', './migrations/'].map((place) => fileURLToPath(new URL(place, import.meta.url)))
export const migrationsFolder = places.find((place) => existsSync(place)) ?? 'migrations'

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Git may change line ends on Windows; that is not a changed migration. */
const checksumOf = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

export async function readMigrations(folder: string = migrationsFolder): Promise<MigrationFile[]> {
  const files: MigrationFile[] = []
  for (const entry of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [, digits, name] = fileName.exec(entry) ?? []
    if (!digits || !name) throw new Error(`${entry} in ${folder} is not named like 0001_name.sql`)
    const version = Number(digits)
    if (files.at(-1)?.version === version) throw new Error(`Two migrations in ${folder} have the number ${digits}`)
    const sql = await readFile(join(folder, entry), 'utf8')
    files.push({ version, name, sql, checksum: checksumOf(sql) })
  }
  if (files.length === 0) throw new Error(`There are no migrations in ${folder}`)
  return files
}
