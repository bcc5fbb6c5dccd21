import { fail, ok, type Result } from '#domain/result.ts'
import { cleanLine, lengthOf } from './clean-text.ts'
import { soundsOfficial } from './official-name.ts'

export type TitleError = { kind: 'title_length'; length: number } | { kind: 'title_official' }

/** Cleans the name of a squad or league. Like a person's name, it may not seem to come from the game. */
export function checkTitle(raw: string, { min, max }: { min: number; max: number }): Result<string, TitleError> {
  const title = cleanLine(raw)
  const length = lengthOf(title)
  if (length < min || length > max) return fail({ kind: 'title_length', length })
  return soundsOfficial(title) ? fail({ kind: 'title_official' }) : ok(title)
}
