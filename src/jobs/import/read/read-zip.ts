import { inflateRawSync } from 'node:zlib'
import type { ReadBudget } from './read-budget.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const MAX_ENTRIES = 1_000
const [STORED, DEFLATED] = [0, 8]
const [ZIP64_COUNT, ZIP64_PLACE] = [0xffff, 0xffffffff]

interface Entry {
  name: string
  method: number
  packedBytes: number
  unpackedBytes: number
  at: number
}

function endOf(zip: Buffer): number | undefined {
  const earliest = Math.max(0, zip.length - 65_557)
  for (let at = zip.length - 22; at >= earliest; at--) if (zip.readUInt32LE(at) === END_SIGNATURE) return at
  return undefined
}

/** Undefined for an archive that two readers could understand differently. */
function entriesOf(zip: Buffer): Entry[] | undefined {
  const end = endOf(zip)
  if (end === undefined) return undefined
  const [onThisDisk, count] = [zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)]
  let at = zip.readUInt32LE(end + 16)
  if (onThisDisk !== count || count === ZIP64_COUNT || at === ZIP64_PLACE || count > MAX_ENTRIES) return undefined
  const entries: Entry[] = []
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
    const [packedBytes, unpackedBytes] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const header = zip.readUInt32LE(at + 42)
    if ([packedBytes, unpackedBytes, header].includes(ZIP64_PLACE)) return undefined
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packedBytes,
      unpackedBytes,
      at: header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

export type ZipFiles = Map<string, Buffer>

/** The wanted files of an archive. The sizes that it states may be false, so unpacking ends where the budget does. */
export function readZip(
  bytes: Uint8Array,
  { budget, isWanted }: { budget: ReadBudget; isWanted: (name: string) => boolean },
): ZipFiles | 'broken' | 'too_large' {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const files: ZipFiles = new Map()
  try {
    const entries = entriesOf(zip)
    if (!entries) return 'broken'
    for (const { name, method, packedBytes, unpackedBytes, at } of entries.filter((entry) => isWanted(entry.name))) {
      if (files.has(name) || (method !== STORED && method !== DEFLATED)) return 'broken'
      if (unpackedBytes > budget.left()) return 'too_large'
      const packed = zip.subarray(at, at + packedBytes)
      const file = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, budget.left()) })
      if (file.length !== unpackedBytes) return 'broken'
      if (!budget.take(file.length)) return 'too_large'
      files.set(name, file)
    }
    return files
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ERR_BUFFER_TOO_LARGE') return 'too_large'
    if (error instanceof RangeError || code?.startsWith('Z_')) return 'broken'
    throw error
  }
}

/**
 * The same files in an archive with nothing else and without compression: a library can read only what was checked
 * before.
 */
export function writeZip(files: ZipFiles): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, file] of files) {
    const nameBytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(LOCAL_SIGNATURE, 0)
    local.writeUInt32LE(file.length, 18)
    local.writeUInt32LE(file.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(ENTRY_SIGNATURE, 0)
    entry.writeUInt32LE(file.length, 20)
    entry.writeUInt32LE(file.length, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, nameBytes, file)
    directory.push(entry, nameBytes)
    at += local.length + nameBytes.length + file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_SIGNATURE, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}
