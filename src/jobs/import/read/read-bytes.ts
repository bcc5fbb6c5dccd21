import { gunzipSync } from 'node:zlib'
import { MAX_FILE_BYTES } from './limits.ts'

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** What a packed file holds; undefined when it is damaged or would not stop growing. */
export function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  if (!isGzip(bytes)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
  } catch {
    return undefined
  }
}
