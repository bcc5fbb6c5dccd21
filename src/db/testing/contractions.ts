/** Statements that could break the earlier version, which still reads and writes the old schema. */
const contracting: [what: string, pattern: RegExp][] = [
  [
    'drops what may be in use',
    /^drop (?:table|view|materialized view|type|domain|function|sequence|schema|extension)\b/,
  ],
  ['drops a column', /^alter table\b.*\bdrop column\b/],
  ['drops a column', /^alter table \S+ drop (?!constraint\b)\w/],
  [
    'drops a constraint that an upsert may name',
    /^alter table\b.*\bdrop constraint (?:if exists )?(?!\S*_(?:fkey|check)\b)/,
  ],
  ['drops an index that an upsert may need', /^drop index\b/],
  ['renames', /^alter\b.*\brename\b/],
  ['changes a type', /^alter table\b.*\balter (?:column )?\S+ (?:set data )?type\b/],
  ['forbids nulls', /^alter table\b.*\bset not null\b/],
  ['takes a default away', /^alter table\b.*\bdrop default\b/],
  [
    'adds a column that must be given',
    /^alter table\b.*\badd (?:column )?(?!constraint\b)[^,]*\bnot null\b(?![^,]*\b(?:default|generated)\b)/,
  ],
  ['forbids rows', /^alter table\b.*\badd (?:constraint \S+ )?(?:check|unique|foreign key|exclude|primary key)\b/],
  ['forbids rows', /^create unique index\b/],
  ['takes a right away', /^revoke\b/],
]

const forbidding = /^create unique index\b|^alter table \S+ add (?:constraint \S+ )?(?:check|unique)\b/
const tableIn = /^(?:alter table|create unique index(?: if not exists)? \S+ on)(?: only)? (?:if exists )?(\S+)/

/** Texts and bodies of functions do not change the schema. */
const bare = (sql: string) => sql.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''").replaceAll(/'(?:[^']|'')*'/g, "''")

/** A statement with the comment before it. */
interface Statement {
  text: string
  comment: string
}

function statementsOf(sql: string): Statement[] {
  return bare(sql)
    .split(';')
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim())
      const comment = lines.filter((line) => line.startsWith('--')).join(' ')
      const code = lines.map((line) => line.replace(/--.*$/, '')).join(' ')
      return { comment, text: code.replaceAll(/\s+/g, ' ').trim().toLowerCase() }
    })
    .filter(({ text }) => text !== '')
}

/**
 * Statements after which the earlier version could fail while it runs next to this one. A statement that is safe for a
 * reason that no pattern sees has a comment before it: `-- safe: ...`.
 */
export function contractionsIn(sql: string): string[] {
  const statements = statementsOf(sql)
  const added = new Set(
    statements.flatMap(({ text }) => [...text.matchAll(/\badd column (\w+)/g)].map(([, name]) => name)),
  )
  // The statement is about a column that this file adds, so no row can break it yet.
  const isOfAdded = (text: string) =>
    forbidding.test(text) && (text.match(/\w+/g) ?? []).some((word) => added.has(word))
  const made = new Set(statements.flatMap(({ text }) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []))
  return statements
    .filter(({ comment }) => !comment.includes('-- safe: '))
    .filter(({ text }) => !made.has(tableIn.exec(text)?.[1] ?? '') && !isOfAdded(text))
    .flatMap(({ text }) => {
      const found = contracting.find(([, pattern]) => pattern.test(text))
      return found ? [`${found[0]}: ${text.slice(0, 100)}`] : []
    })
}
