import type { Problem, ProblemCode } from '#domain/import/problem.ts'
import { plainName } from '#jobs/football-files/club-aliases.ts'
import type { MatchSaid, Where } from '#jobs/football-files/said.ts'
import { NOTHING_SAID, type ClubSaid, type PlayerSaid, type Statement } from '#jobs/import/said/statement.ts'
import { colourIn, dateIn, decimalIn, positionIn, timeIn, wholeIn } from './template-cells.ts'
import { columnsIn, REQUIRED, type SheetName } from './template-columns.ts'

/** One sheet of a workbook or one CSV. */
export interface Sheet {
  file: string
  sheet: SheetName
  header: readonly string[]
  rows: readonly { line: number; cells: readonly string[] }[]
}

type Cell = (column: string) => string
/** Gives nothing, so that a reader can end with it. */
type Tell = (code: ProblemCode, values: Problem['values']) => undefined

function readClub(cell: Cell, where: Where, tell: Tell): ClubSaid | undefined {
  const name = cell('nome')
  if (name === '') return tell('name_missing', { column: 'nome' })
  const colours = [colourIn(cell('cor1')), colourIn(cell('cor2'))] as const
  for (const [index, column] of ['cor1', 'cor2'].entries())
    if (cell(column) !== '' && colours[index] === undefined) tell('bad_cell', { column, value: cell(column) })
  return {
    where,
    name,
    ...(cell('sigla') && { code: cell('sigla').toUpperCase().slice(0, 3) }),
    ...(cell('cidade') && { city: cell('cidade') }),
    ...(colours[0] && { colours: [colours[0], colours[1] ?? '#ffffff'] as const }),
  }
}

function readPlayer(cell: Cell, where: Where, tell: Tell): PlayerSaid | 'coach' | undefined {
  const [name, club] = [cell('nome'), cell('clube')]
  if (name === '') return tell('name_missing', { column: 'nome' })
  if (club === '') return tell('name_missing', { column: 'clube' })
  const position = positionIn(cell('posicao'))
  if (position === undefined) return tell('bad_position', { value: cell('posicao') })
  if (position === 'coach') return 'coach'
  const price = decimalIn(cell('preco'))
  if (cell('preco') !== '' && (price === undefined || price < 0)) return tell('bad_price', { value: cell('preco') })
  const shirtNumber = wholeIn(cell('numero'))
  return {
    where,
    key: `sheet:${cell('id') || `${plainName(club)}/${plainName(name)}`}`,
    name,
    club,
    position,
    ...(shirtNumber !== undefined && { shirtNumber }),
    ...(price !== undefined && { price }),
  }
}

function readMatch(cell: Cell, where: Where, tell: Tell): MatchSaid | undefined {
  const [home, away] = [cell('mandante'), cell('visitante')]
  if (home === '' || away === '') return tell('name_missing', { column: home === '' ? 'mandante' : 'visitante' })
  const date = dateIn(cell('data'))
  if (date === undefined) return tell('bad_date', { value: cell('data') })
  const time = timeIn(cell('hora'))
  if (cell('hora') !== '' && time === undefined) return tell('bad_time', { value: cell('hora') })
  const goals = [wholeIn(cell('gols1')), wholeIn(cell('gols2'))] as const
  const isHalf = (goals[0] === undefined) !== (goals[1] === undefined)
  if (isHalf || [cell('gols1'), cell('gols2')].some((text, i) => text !== '' && goals[i] === undefined))
    return tell('bad_score', { value: `${cell('gols1')} x ${cell('gols2')}` })
  return {
    where,
    round: cell('rodada'),
    date,
    home,
    away,
    ...(time && { time }),
    ...(cell('grupo') && { group: cell('grupo') }),
    ...(goals[0] !== undefined && goals[1] !== undefined && { result: { score: { home: goals[0], away: goals[1] } } }),
  }
}

/** The sheets that an organiser filled in. Clubs that only a player or a match names are clubs too, unless there is a list. */
export function templateStatement(sheets: readonly Sheet[]): Statement {
  const said = {
    clubs: [] as ClubSaid[],
    players: [] as PlayerSaid[],
    matches: [] as MatchSaid[],
    problems: [] as Problem[],
  }
  let coaches = 0
  for (const { file, sheet, header, rows } of sheets) {
    const places = columnsIn(sheet, header)
    const missing = REQUIRED[sheet].filter((column) => !places.has(column))
    if (missing.length > 0) {
      said.problems.push({ file, line: 1, code: 'missing_columns', values: { columns: missing.join(', ') } })
      continue
    }
    for (const { line, cells } of rows) {
      if (cells.every((text) => text.trim() === '')) continue
      const where = { file, line }
      const cell: Cell = (column) => cells[places.get(column) ?? -1]?.trim() ?? ''
      const tell: Tell = (code, values) => {
        said.problems.push({ ...where, code, values })
        return undefined
      }
      if (sheet === 'clubes') said.clubs.push(...listed(readClub(cell, where, tell)))
      else if (sheet === 'jogos') said.matches.push(...listed(readMatch(cell, where, tell)))
      else {
        const player = readPlayer(cell, where, tell)
        if (player === 'coach') coaches++
        else said.players.push(...listed(player))
      }
    }
  }
  const file = sheets[0]?.file ?? ''
  if (coaches > 0) said.problems.push({ file, line: null, code: 'coaches_left_out', values: { count: coaches } })
  said.problems.push(...doubled(said.players), ...strangers(said))
  return { ...NOTHING_SAID, ...said }
}

const listed = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

function doubled(players: readonly PlayerSaid[]): Problem[] {
  const seen = new Set<string>()
  return players.flatMap(({ key, name, where }) =>
    seen.size === seen.add(key).size ? [{ ...where, code: 'duplicate_player' as const, values: { name } }] : [],
  )
}

/** With a list of clubs, a name that is not in it is a slip of the pen, not a new club. */
function strangers({ clubs, players, matches }: Pick<Statement, 'clubs' | 'players' | 'matches'>): Problem[] {
  if (clubs.length === 0) return []
  const known = new Set(clubs.map(({ name }) => plainName(name)))
  const named = [
    ...players.map(({ club, where }) => ({ club, where })),
    ...matches.flatMap(({ home, away, where }) => [home, away].map((club) => ({ club, where }))),
  ]
  return named
    .filter(({ club }) => !known.has(plainName(club)))
    .map(({ club, where }) => ({ ...where, code: 'unknown_club', values: { club } }))
}
