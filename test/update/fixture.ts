import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

export interface TableRows {
  table: string
  columns: string[]
  /** In the format of COPY. */
  rows: string
}

/** Jobs that waited in the queue when the older version stopped. */
export interface WaitingJob {
  task: string
  payload: unknown
  key: string
  runAt: string
}

export interface DatabaseDump {
  /** The newest migration of the fixture. */
  migration: number
  gameNow: string
  /** The files of its schema, because later versions of the files may differ. */
  migrations: { name: string; sql: string }[]
  functions: { name: string; sql: string }[]
  tables: TableRows[]
  sequences: { name: string; value: number }[]
  jobs: WaitingJob[]
}

/** The rest of the data folder, and how its people sign in again. */
export interface FixturePeople {
  sessionSecret: string
  guestCookie: string
  account: { email: string; password: string }
  leagueId: number
}

/** A server's data as an older version of Craque left it in the middle of a round. */
export interface Fixture {
  people: FixturePeople
  database: DatabaseDump
}

const folder = fileURLToPath(new URL('fixtures/', import.meta.url))
const ending = '.json.br'

const names = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort()

/** The fixture that is played on. It contains everything that the version before this one could leave behind. */
export const newestFixture = (): string => names.at(-1) ?? ''
export const olderFixtures = (): string[] => names.slice(0, -1)

const fileOf = (name: string) => path.join(folder, `${name}${ending}`)

export async function readFixture(name: string): Promise<Fixture> {
  const bytes = await promisify(brotliDecompress)(await readFile(fileOf(name)))
  return JSON.parse(bytes.toString()) as Fixture
}

export async function writeFixture(name: string, fixture: Fixture): Promise<{ file: string; bytes: number }> {
  const bytes = await promisify(brotliCompress)(JSON.stringify(fixture), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
  await writeFile(fileOf(name), bytes)
  return { file: fileOf(name), bytes: bytes.length }
}
