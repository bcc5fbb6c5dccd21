import { MAX_PICKED_GOALS } from '#domain/pick/validate-pick.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** BL14: one pick from a spreadsheet with a row for each person and a column for each match. */
export interface SheetPick {
  name: string
  matchId: number
  score: Score
}

export interface SheetProblem {
  /** From 1, as the spreadsheet numbers them; the first row has the matches. */
  row: number
  /** The column, from 1. */
  column: number
  kind: 'unknown_match' | 'no_score'
  text: string
}

/** The head of the column of a match. Only the id at its end identifies the match: people may change the rest. */
export const matchHead = ({ id, home, away }: { id: number; home: string; away: string }): string =>
  `${home} x ${away} #${id}`

const idIn = (head: string): number | undefined => {
  const [, id] = /#(\d{1,10})\s*$/.exec(head) ?? []
  return id === undefined ? undefined : Number(id)
}

/** As people write it: 2 x 1, 2-1, 2:1. */
export function scoreIn(cell: string): Score | undefined {
  const [, home, away] = /^(\d{1,2})\s*[x×:\-–]\s*(\d{1,2})$/i.exec(cell) ?? []
  if (home === undefined || away === undefined) return undefined
  const score = { home: Number(home), away: Number(away) }
  return Math.max(score.home, score.away) > MAX_PICKED_GOALS ? undefined : score
}

/** Empty cells say nothing. An unreadable cell is reported with its place, and the rest is accepted. */
export function readPickSheet(
  rows: readonly (readonly string[])[],
  matchIds: ReadonlySet<number>,
): { picks: SheetPick[]; problems: SheetProblem[] } {
  const [heads = [], ...people] = rows
  const columns = heads.map((head) => ({ head, id: idIn(head) }))
  const problems: SheetProblem[] = columns.flatMap(({ head, id }, at) =>
    at === 0 || head.trim() === '' || (id !== undefined && matchIds.has(id))
      ? []
      : [{ row: 1, column: at + 1, kind: 'unknown_match' as const, text: head }],
  )
  const picks: SheetPick[] = []
  for (const [index, [name = '', ...cells]] of people.entries()) {
    if (name.trim() === '') continue
    for (const [at, text] of cells.map((cell) => cell.trim()).entries()) {
      const matchId = columns[at + 1]?.id
      if (text === '' || matchId === undefined || !matchIds.has(matchId)) continue
      const score = scoreIn(text)
      if (score) picks.push({ name: name.trim(), matchId, score })
      else problems.push({ row: index + 2, column: at + 2, kind: 'no_score', text })
    }
  }
  return { picks, problems }
}
