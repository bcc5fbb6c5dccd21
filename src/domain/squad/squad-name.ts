import { checkTitle, type TitleError } from '#domain/manager/title.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SQUAD_NAME } from './squad-limits.ts'

const kinds = { title_length: 'squad_name_length', title_official: 'squad_name_official' } as const
export type SquadNameError = { kind: (typeof kinds)[TitleError['kind']] }

/** NM1 and NM2: the name as it is stored. */
export function checkSquadName(raw: string): Result<string, SquadNameError> {
  const title = checkTitle(raw, SQUAD_NAME)
  return title.ok ? ok(title.value) : fail({ kind: kinds[title.error.kind] })
}

/** Names that differ only in case or in spaces around them count as equal. */
const keyOf = (name: string) => name.trim().toLowerCase()

/** The name itself, or, if it is taken, the name with the first free number: "Meu time 2". */
export function freeSquadName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf))
  if (!keys.has(keyOf(name))) return name
  for (let number = 2; ; number++) {
    const tail = ` ${number}`
    let start = Array.from(name)
    while (start.join('').length + tail.length > SQUAD_NAME.max) start = start.slice(0, -1)
    const numbered = `${start.join('').trimEnd()}${tail}`
    if (!keys.has(keyOf(numbered))) return numbered
  }
}
