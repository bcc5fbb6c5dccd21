import { sql } from 'kysely'
import { Client } from 'pg'

const MARK = '/* prepared */'
/** Where the mark of a statement stands, also behind its first word. */
const AT_MOST = 40
/** Each connection keeps them all. One whose text is never twice the same would fill it. */
const MOST = 100

/**
 * Begins a statement that is asked with nearly every page: a connection reads and plans it once, which takes longer than to answer it. For texts
 * that are the same each time, and for a few rows that an index finds whoever is asked about, so that one plan is right for everybody.
 */
export const prepared = sql.raw(`${MARK} `)

export const isPrepared = (text: string): boolean => text.slice(0, AT_MOST).includes(MARK)

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (!isPrepared(text)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = `craque_${names.size + 1}`
  names.set(text, name)
  return name
}

/** Asks by its name for what is marked so. */
export class PreparingClient extends Client {
  // All that the driver takes goes on to it as it is.
  override query(asked: unknown, ...rest: unknown[]): never {
    const name = typeof asked === 'string' && Array.isArray(rest[0]) ? nameOf(asked) : undefined
    const ask = super.query.bind(this) as (...all: unknown[]) => never
    if (name === undefined) return ask(asked, ...rest)
    const [values, ...others] = rest
    return ask({ name, text: asked, values }, ...others)
  }
}
