import { sql } from 'kysely'
import { Client } from 'pg'

const MARK = '/* prepared */'
/** The mark is within the first characters of a statement, perhaps after its first word. */
const AT_MOST = 40
/**
 * At most this many texts are prepared, because each connection keeps all its prepared statements. Texts that always
 * differ would fill this.
 */
const MOST = 100

/**
 * Begins a statement that runs very often. A connection parses it once and may reuse its plan. Only for constant texts
 * and few rows by an index, so that one plan fits all parameters.
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

/** Prepares and names statements with the mark. */
export class PreparingClient extends Client {
  // Statements without the mark go to the driver unchanged.
  override query(asked: unknown, ...rest: unknown[]): never {
    const name = typeof asked === 'string' && Array.isArray(rest[0]) ? nameOf(asked) : undefined
    const ask = super.query.bind(this) as (...all: unknown[]) => never
    if (name === undefined) return ask(asked, ...rest)
    const [values, ...others] = rest
    return ask({ name, text: asked, values }, ...others)
  }
}
