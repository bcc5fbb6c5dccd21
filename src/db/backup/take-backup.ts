import { access, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { encodeManifest, newHash, opening, type Manifest } from './backup-file.ts'
import { describeSource, rowsOf, type SourceTable } from './backup-source.ts'

/** Receives the table and the share of the work that is done, from 0 to 1. */
export type OnProgress = (table: string, share: number) => void

interface TakeOptions {
  file: string
  version: string
  /** The secret that signs sessions. Null leaves it out, with the other secrets that `rowsOf` lists. */
  secret: string | null
  onProgress?: OnProgress
}

interface TakenBackup {
  file: string
  bytes: number
  rows: number
  tables: number
}

/** The file has another name until it is complete, so nobody takes half a backup for a whole one. */
export const unfinishedName = (file: string) => `${file}.partial`

/** A writer for the file, which counts and hashes what it writes. */
function createOutput(handle: FileHandle) {
  const hash = newHash()
  let bytes = 0
  return {
    bytes: () => bytes,
    sha256: () => hash.copy().digest('hex'),
    write: async (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    },
  }
}

type Tables = Manifest['tables']

/** The rows of all tables in order. It records in `read` what it has written for each. */
async function* allRows(
  client: pg.ClientBase,
  { sources, read, options }: { sources: SourceTable[]; read: Tables; options: TakeOptions },
): AsyncGenerator<Buffer> {
  const total = sources.reduce((sum, { size }) => sum + size, 1)
  let sizeDone = 0
  for (const source of sources) {
    const { table, columns, size } = source
    const hash = newHash()
    let bytes = 0
    const copy = client.query(copyTo(rowsOf(source, { withSecrets: options.secret !== null })))
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      options.onProgress?.(table, (sizeDone + Math.min(bytes, size)) / total)
      yield chunk
    }
    sizeDone += size
    read.push({ table, columns, rows: copy.rowCount, bytes, sha256: hash.digest('hex') })
  }
}

async function writeBackup(client: pg.ClientBase, handle: FileHandle, options: TakeOptions): Promise<TakenBackup> {
  const output = createOutput(handle)
  const { tables: sources, ...source } = await describeSource(client)
  const read: Tables = []
  await output.write(opening)
  await pipeline(
    allRows(client, { sources, read, options }),
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 1 << 18 }),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await output.write(chunk)
    },
  )
  const { version, secret, file } = options
  const sha256 = output.sha256()
  await output.write(encodeManifest({ version, takenAtMs: Date.now(), ...source, tables: read, sha256, secret }))
  const rows = read.reduce((sum, table) => sum + table.rows, 0)
  return { file, bytes: output.bytes(), rows, tables: read.length }
}

/** Reads all rows at one moment, while others go on writing. */
async function inSnapshot<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // After a failure in the middle of the rows the connection cannot be used again.
    client.release(true)
    throw error
  }
}

const fileErrors: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EEXIST: 'another one is being written there',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it is not allowed to us',
  EPERM: 'it is not allowed to us',
  EROFS: 'the disk may only be read',
  EIO: 'the disk fails',
}

function explained(error: unknown, file: string): unknown {
  const why = fileErrors[(error as NodeJS.ErrnoException).code ?? '']
  if (why === undefined) return error
  return new BackupError('cannot_write', `The backup ${file} could not be written: ${why}. Nothing is left of it.`, {
    cause: error,
  })
}

async function writeAside(draft: string, write: (handle: FileHandle) => Promise<TakenBackup>): Promise<TakenBackup> {
  const handle = await open(draft, 'wx', 0o600)
  try {
    const taken = await write(handle)
    await handle.sync()
    return taken
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Backs up the whole database at one moment, while a server may go on writing. It streams: neither a whole table nor
 * the whole file is ever in memory.
 */
export async function takeBackup(pool: pg.Pool, options: TakeOptions): Promise<TakenBackup> {
  const { file, onProgress } = options
  if (await isThere(file))
    throw new BackupError('exists', `${file} exists already. Choose another name, or remove it first.`)
  const draft = unfinishedName(file)
  try {
    const taken = await writeAside(draft, (handle) =>
      inSnapshot(pool, (client) => writeBackup(client, handle, options)),
    )
    await rename(draft, file)
    onProgress?.('done', 1)
    return taken
  } catch (error) {
    throw explained(error, file)
  }
}
