import { createHash } from 'node:crypto'
import type { Decision } from '#domain/match/decision.ts'
import type { MatchNews } from './match-source.ts'

/** What news says, whenever it was heard and whoever told it. */
export function newsDigest({ asOfMs: _sameThingLater, by: _whoeverToldIt, ...said }: MatchNews): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

export function decisionDigest(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('base64url')
}
