import { fail, ok, type Result } from '#domain/result.ts'
import { cleanLines, lengthOf } from './clean-text.ts'

export const MAX_BIO = 300

export type BioError = { kind: 'bio_too_long'; max: number }

export function checkBio(raw: string): Result<string, BioError> {
  const bio = cleanLines(raw)
  return lengthOf(bio) > MAX_BIO ? fail({ kind: 'bio_too_long', max: MAX_BIO }) : ok(bio)
}
