import { gunzipSync } from 'node:zlib'
import { MAX_FILE_BYTES } from './limits.ts'
import type { ReadBudget } from './read-budget.ts'

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** The content of a file, unpacked if it is a gzip. */
export function unpacked(bytes: Uint8Array, budget: ReadBudget): Uint8Array | 'broken' | 'too_large' {
  if (!isGzip(bytes)) return budget.take(bytes.length) ? bytes : 'too_large'
  try {
    const plain = gunzipSync(bytes, { maxOutputLength: Math.max(1, Math.min(MAX_FILE_BYTES, budget.left())) })
    return budget.take(plain.length) ? plain : 'too_large'
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ERR_BUFFER_TOO_LARGE') return 'too_large'
    if (code?.startsWith('Z_')) return 'broken'
    throw error
  }
}
