import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { damaged, newHash, openBackup, opening, type BackupFile, type Manifest } from './backup-file.ts'
import type { OnProgress } from './take-backup.ts'

type Table = Manifest['tables'][number]

/** Yields the tables in order. Each table's rows must be read to their end before the next. */
export async function* tablesOf(
  file: string,
  { manifest, body }: BackupFile,
): AsyncGenerator<{ table: Table; rows: AsyncGenerator<Buffer> }> {
  const bytes = createReadStream(file, { start: body.start, end: body.end - 1 })
  const unpacked = bytes.pipe(createGunzip())
  bytes.on('error', (error) => unpacked.destroy(error))
  const chunks = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function* take(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (rest.length === 0) {
        const next = await chunks.next().catch(() => undefined)
        if (!next || next.done) throw damaged(file, 'its rows')
        rest = next.value
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  try {
    for (const table of manifest.tables) yield { table, rows: take(table.bytes) }
  } finally {
    bytes.destroy()
    unpacked.destroy()
  }
}

async function hashOfBody(file: string, { body }: BackupFile): Promise<string> {
  const hash = newHash().update(opening)
  for await (const chunk of createReadStream(file, { start: body.start, end: body.end - 1 }) as AsyncIterable<Buffer>)
    hash.update(chunk)
  return hash.digest('hex')
}

/** Reads the whole file and compares every hash: a file that passes has lost nothing since it was written. */
export async function verifyBackup(file: string, onProgress?: OnProgress): Promise<BackupFile> {
  const found = await openBackup(file)
  const { manifest } = found
  if ((await hashOfBody(file, found)) !== manifest.sha256) throw damaged(file, 'its rows')
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for await (const { table, rows } of tablesOf(file, found)) {
    const hash = newHash()
    for await (const chunk of rows) {
      hash.update(chunk)
      done += chunk.length
      onProgress?.(table.table, done / (total + 1))
    }
    if (hash.digest('hex') !== table.sha256) throw damaged(file, `the table ${table.table}`)
  }
  onProgress?.('done', 1)
  return found
}
