import { createHash } from 'node:crypto'
import type { MatchNews } from './match-source.ts'

/** What news says, whenever it was heard. */
export function newsDigest({ asOfMs: _sameThingLater, ...said }: MatchNews): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
