import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import * as z from 'zod'
import { BackupError } from './backup-error.ts'

/**
 * A backup is one file. It begins with these bytes and the rows of all tables as COPY writes them (gzip). Then come a
 * JSON manifest with the position of each table, and a footer with the length and hash of the manifest. The manifest
 * comes after the rows, so the file is written in one pass. A truncated file lacks the footer.
 */
export const opening = Buffer.from('craque-backup-1\n')
const closing = Buffer.from('\ncraque-backup-end\n')
const footerBytes = 8 + 32 + closing.length

export const newHash = () => createHash('sha256')

const count = z.int().nonnegative()
const digest = z.string().regex(/^[\da-f]{64}$/)

const manifestSchema = z.object({
  version: z.string(),
  takenAtMs: z.int(),
  /** The migrations of the database. The restore runs the same ones to create its tables. */
  migrations: z.array(z.object({ version: z.int(), checksum: z.string() })).min(1),
  /**
   * The SQL of the database's functions. Older versions created the functions from it. This version runs no SQL from a
   * file.
   */
  functions: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
  tables: z.array(
    z.object({ table: z.string(), columns: z.array(z.string()).min(1), rows: count, bytes: count, sha256: digest }),
  ),
  /** The hash of everything before the manifest. */
  sha256: digest,
  /** The secret that signs sessions. Null if it was left out: then everybody signs in again. */
  secret: z.string().nullable(),
})
export type Manifest = z.infer<typeof manifestSchema>

export function encodeManifest(manifest: Manifest): Buffer {
  const bytes = Buffer.from(JSON.stringify(manifest))
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes.length))
  return Buffer.concat([bytes, length, newHash().update(bytes).digest(), closing])
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position })
  return buffer.subarray(0, bytesRead)
}

export interface BackupFile {
  manifest: Manifest
  /** The position of the rows in the file. */
  body: { start: number; end: number }
  sizeBytes: number
}

const largestManifest = 64 * 2 ** 20

/**
 * Checks the form of the manifest too. Its hash proves only that nothing was lost on the way: anyone who writes a file
 * can write its hash.
 */
function readManifest(text: Buffer, file: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text.toString()))
  } catch {
    throw damaged(file, 'its table of contents')
  }
}

async function readEnd(handle: FileHandle, file: string): Promise<BackupFile> {
  const { size } = await handle.stat()
  if (!(await bytesAt(handle, 0, opening.length)).equals(opening))
    throw new BackupError('no_backup', `${file} is no backup of Craque.`)
  const footer = await bytesAt(handle, Math.max(0, size - footerBytes), footerBytes)
  const isWhole = size >= opening.length + footerBytes && footer.subarray(40).equals(closing)
  const length = isWhole ? Number(footer.readBigUInt64BE()) : 0
  const end = size - footerBytes - length
  if (!isWhole || end < opening.length || length > largestManifest)
    throw new BackupError('cut_off', `The backup ${file} is cut off: its end is missing. Nothing was done with it.`)
  const text = await bytesAt(handle, end, length)
  if (!newHash().update(text).digest().equals(footer.subarray(8, 40))) throw damaged(file, 'its table of contents')
  return { manifest: readManifest(text, file), body: { start: opening.length, end }, sizeBytes: size }
}

export const damaged = (file: string, where: string) =>
  new BackupError('damaged', `The backup ${file} is damaged (${where}). Nothing was done with it.`)

/** Reads the manifest of a backup without its rows. */
export async function openBackup(file: string): Promise<BackupFile> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError('cannot_read', `The backup ${file} cannot be read: ${cause.code ?? cause.message}.`, {
      cause,
    })
  })
  try {
    return await readEnd(handle, file)
  } finally {
    await handle.close()
  }
}
