import { createHash } from 'node:crypto'
import type { Decision } from '#domain/match/decision.ts'
import type { MatchNews } from './match-source.ts'

/** What news says, whenever it was heard, whoever told it and why. */
export function newsDigest({ asOfMs: _later, by: _whoeverToldIt, cause: _why, ...said }: MatchNews): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

export function decisionDigest(decision: Decision): string {
  return createHash('sha256').update(JSON.stringify(decision)).digest('base64url')
}
