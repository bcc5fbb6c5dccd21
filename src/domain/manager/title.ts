import { fail, ok, type Result } from '#domain/result.ts'
import { cleanLine, lengthOf } from './clean-text.ts'
import { soundsOfficial } from './official-name.ts'

export type TitleError = { kind: 'title_length'; length: number } | { kind: 'title_official' }

/** Names of squads and leagues: as visible and as little official as names of people. */
export function checkTitle(raw: string, { min, max }: { min: number; max: number }): Result<string, TitleError> {
  const title = cleanLine(raw)
  const length = lengthOf(title)
  if (length < min || length > max) return fail({ kind: 'title_length', length })
  return soundsOfficial(title) ? fail({ kind: 'title_official' }) : ok(title)
}
