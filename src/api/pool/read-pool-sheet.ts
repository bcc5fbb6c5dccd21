import type { Kysely } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { GridCell, PoolGrid } from '#contract/pool.ts'
import { poolTablePage } from '#db/pool/pool-table.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Cell } from '#api/http/csv.ts'
import { readPoolGrid, type GridRequest } from './read-pool-grid.ts'

/** The sheet has at most this many people: an office wall has no room for more. */
const MOST_PEOPLE = 1000

const WORDS: Record<Language, { place: string; person: string; points: string; exact: string; round: string }> = {
  'pt-BR': { place: 'Pos.', person: 'Participante', points: 'Pontos', exact: 'Exatos', round: 'Na rodada' },
  es: { place: 'Pos.', person: 'Participante', points: 'Puntos', exact: 'Exactos', round: 'En la jornada' },
  en: { place: 'Place', person: 'Participant', points: 'Points', exact: 'Exact', round: 'This round' },
}

/** With spaces, because a spreadsheet reads 2-1 as a date. */
const scoreText = (home: number, away: number) => `${home} x ${away}`

export function cellText(cell: GridCell | undefined, match: PoolGrid['matches'][number]): Cell {
  if (!cell) return null
  const { pick } = cell
  return pick.kind === 'winner' ? match[pick.winner].name : scoreText(pick.score.home, pick.score.away)
}

export function matchText({ home, away, homeScore, awayScore }: PoolGrid['matches'][number]): string {
  const result = homeScore === null || awayScore === null ? '' : ` (${scoreText(homeScore, awayScore)})`
  return `${home.name} x ${away.name}${result}`
}

/** The table, with everybody's picks of one round from kick-off on (PK3). */
export async function readPoolSheet(
  db: Kysely<Tables>,
  asked: Omit<GridRequest, 'window'>,
  language: Language,
): Promise<Cell[][]> {
  const grid = await readPoolGrid(db, { ...asked, window: { offset: 0, limit: MOST_PEOPLE } })
  const table = await poolTablePage(db, asked.leagueId, { limit: MOST_PEOPLE, offset: 0 })
  const lines = new Map(grid.rows.items.map((row) => [row.managerId, row]))
  const words = WORDS[language]
  return [
    [words.place, words.person, words.points, words.exact, words.round, ...grid.matches.map(matchText)],
    ...table.map(({ rank, managerId, managerName, points, exact }): Cell[] => {
      const line = lines.get(managerId)
      const picks = grid.matches.map((match, at) => cellText(line?.cells[at], match))
      return [rank, managerName, points, exact, line?.points ?? 0, ...picks]
    }),
  ]
}
