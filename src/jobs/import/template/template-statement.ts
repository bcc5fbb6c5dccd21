import type { Problem } from '#domain/import/problem.ts'
import type { Modality } from '#domain/sport/modality.ts'
import { plainName } from '#jobs/football-files/club-aliases.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import type { StoredSeason } from '#jobs/import/model/build-model.ts'
import { isPlaceholder } from '#jobs/import/model/club-book.ts'
import {
  NOTHING_SAID,
  type ClubSaid,
  type KnownPlayer,
  type PlayerSaid,
  type Statement,
} from '#jobs/import/said/statement.ts'
import { readMatchSheet, readSheetLine, type SheetLine } from './match-sheet.ts'
import type { Cell, Sheet, Tell } from './sheet.ts'
import { columnsIn, REQUIRED, type SheetName } from './template-columns.ts'
import { readChampionship, readClub, readMatch, readPlayer, type ChampionshipSaid } from './template-rows.ts'

/** The order of reading. The championship's own sheet comes first, because it decides how the others are read. */
const ORDER: readonly SheetName[] = ['campeonato', 'clubes', 'jogadores', 'jogos', 'sumula']

/** The target championship, if it exists already. */
interface Into {
  modality?: Modality | undefined
  players?: readonly KnownPlayer[]
  season?: Pick<StoredSeason, 'matches'>
  timeZone?: string | undefined
}

/**
 * The sheets that an organiser filled in. Clubs that appear only with a player or a match are clubs too, unless there
 * is a list.
 */
export function templateStatement(
  sheets: readonly Sheet[],
  { modality: into, players: known = [], season, timeZone = 'America/Sao_Paulo' }: Into = {},
): Statement {
  let championship: ChampionshipSaid = {}
  const clubs: ClubSaid[] = []
  const players: PlayerSaid[] = []
  const stated: MatchSaid[] = []
  const lines: SheetLine[] = []
  const problems: Problem[] = []
  let coaches = 0
  const inOrder = [...sheets].sort((a, b) => ORDER.indexOf(a.sheet) - ORDER.indexOf(b.sheet))
  for (const { file, sheet, header, rows } of inOrder) {
    const places = columnsIn(sheet, header)
    const missing = REQUIRED[sheet].filter((column) => !places.has(column))
    if (missing.length > 0) {
      problems.push({ file, line: 1, code: 'missing_columns', values: { columns: missing.join(', ') } })
      continue
    }
    const used = new Set(places.values())
    const unused = header.filter((name, at) => name.trim() !== '' && !used.has(at))
    if (unused.length > 0)
      problems.push({ file, line: 1, code: 'columns_ignored', values: { columns: unused.join(', '), more: 0 } })
    const modality = into ?? championship.modality ?? 'campo'
    for (const { line, cells } of rows) {
      if (cells.every((text) => text.trim() === '')) continue
      const where = { file, line }
      const cell: Cell = (column) => cells[places.get(column) ?? -1]?.trim() ?? ''
      const tell: Tell = (code, values) => {
        problems.push({ ...where, code, values })
        return undefined
      }
      if (sheet === 'campeonato') championship = readChampionship(cell, { tell, into })
      else if (sheet === 'clubes') clubs.push(...listed(readClub(cell, where, tell)))
      else if (sheet === 'jogos') stated.push(...listed(readMatch(cell, where, tell)))
      else if (sheet === 'sumula') lines.push(...listed(readSheetLine(cell, where, { tell, modality })))
      else {
        const player = readPlayer(cell, where, { tell, modality })
        if (player === 'coach') coaches++
        else players.push(...listed(player))
      }
    }
  }
  const file = sheets[0]?.file ?? ''
  if (coaches > 0) problems.push({ file, line: null, code: 'coaches_left_out', values: { count: coaches } })
  const {
    matches,
    performances,
    problems: ofLines,
  } = readMatchSheet(lines, {
    players: [...known, ...players],
    matches: stated,
    stored: season?.matches ?? [],
    timeZone: championship.championshipZone ?? timeZone,
  })
  problems.push(...doubled(players), ...strangers({ clubs, players, matches }), ...ofLines)
  return { ...NOTHING_SAID, ...championship, clubs, players, matches, performances, problems }
}

const listed = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

function doubled(players: readonly PlayerSaid[]): Problem[] {
  const seen = new Set<string>()
  return players.flatMap(({ key, name, where }) =>
    seen.size === seen.add(key).size ? [{ ...where, code: 'duplicate_player' as const, values: { name } }] : [],
  )
}

/** With a list of clubs, a name that is not in it is a typing mistake, not a new club. */
function strangers({ clubs, players, matches }: Pick<Statement, 'clubs' | 'players' | 'matches'>): Problem[] {
  if (clubs.length === 0) return []
  const known = new Set(clubs.map(({ name }) => plainName(name)))
  const named = [
    ...players.map(({ club, where }) => ({ club, where })),
    ...matches.flatMap(({ home, away, where }) => [home, away].map((club) => ({ club, where }))),
  ]
  return named
    .filter(({ club }) => !known.has(plainName(club)) && !isPlaceholder(club))
    .map(({ club, where }) => ({ ...where, code: 'unknown_club', values: { club } }))
}
