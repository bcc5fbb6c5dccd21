import { inflateRawSync } from 'node:zlib'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const MAX_ENTRIES = 1_000
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
const DEFLATED = 8

interface Entry {
  method: number
  packedBytes: number
  at: number
}

function endOf(zip: Buffer): number | undefined {
  const earliest = Math.max(0, zip.length - 65_557)
  for (let at = zip.length - 22; at >= earliest; at--) if (zip.readUInt32LE(at) === END_SIGNATURE) return at
  return undefined
}

function entriesOf(zip: Buffer): Entry[] | undefined {
  const end = endOf(zip)
  if (end === undefined) return undefined
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) return undefined
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    entries.push({ method: zip.readUInt16LE(at + 10), packedBytes: zip.readUInt32LE(at + 20), at: start })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * Whether a workbook unpacks to what a spreadsheet may hold. What it says about its own sizes may be a lie, so it is unpacked
 * here with an end to it before a library does so without one.
 */
export function isSafeZip(bytes: Uint8Array): boolean {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    let left = MAX_UNPACKED_BYTES
    for (const { method, packedBytes, at } of entriesOf(zip) ?? [{ method: -1, packedBytes: 0, at: 0 }]) {
      if (method !== 0 && method !== DEFLATED) return false
      const packed = zip.subarray(at, at + packedBytes)
      left -= method === 0 ? packed.length : inflateRawSync(packed, { maxOutputLength: left }).length
      if (left <= 0) return false
    }
    return true
  } catch {
    return false
  }
}
