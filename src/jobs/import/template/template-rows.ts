import { BOOK_LIMITS } from '#domain/book/book-limits.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { isTimeZone } from '#domain/clock/zoned-time.ts'
import type { Modality } from '#domain/sport/modality.ts'
import { plainName } from '#jobs/football-files/club-aliases.ts'
import type { MatchSaid, ResultSaid, Where } from '#jobs/football-files/said.ts'
import type { ClubSaid, PlayerSaid } from '#jobs/import/said/statement.ts'
import type { Cell, Tell } from './sheet.ts'
import { colourIn, dateIn, decimalIn, modalityIn, positionIn, timeIn, wholeIn } from './template-cells.ts'

export interface ChampionshipSaid {
  title?: string
  modality?: Modality
  championshipZone?: string
}

/** Reads a row of the championship's own sheet. MD1: an existing championship keeps its modality. */
export function readChampionship(
  cell: Cell,
  { tell, into }: { tell: Tell; into: Modality | undefined },
): ChampionshipSaid {
  const modality = modalityIn(cell('modalidade'))
  if (cell('modalidade') !== '' && modality === undefined)
    tell('bad_cell', { column: 'modalidade', value: cell('modalidade') })
  if (into !== undefined && modality !== undefined && modality !== into) tell('other_modality', { modality: into })
  const zone = cell('fuso')
  if (zone !== '' && !isTimeZone(zone)) tell('bad_cell', { column: 'fuso', value: zone })
  return {
    ...(cell('nome') && { title: cell('nome') }),
    ...(modality && { modality }),
    ...(zone && isTimeZone(zone) && { championshipZone: zone }),
  }
}

export function readClub(cell: Cell, where: Where, tell: Tell): ClubSaid | undefined {
  const name = cell('nome')
  if (name === '') return tell('name_missing', { column: 'nome' })
  const colours = [colourIn(cell('cor1')), colourIn(cell('cor2'))] as const
  for (const [index, column] of ['cor1', 'cor2'].entries())
    if (cell(column) !== '' && colours[index] === undefined) tell('bad_colour', { value: cell(column) })
  return {
    where,
    name,
    isListed: true,
    ...(cell('sigla') && { code: cell('sigla').toUpperCase().slice(0, 3) }),
    ...(cell('cidade') && { city: cell('cidade') }),
    ...(colours[0] && { colours: [colours[0], colours[1] ?? '#ffffff'] as const }),
  }
}

export function readPlayer(
  cell: Cell,
  where: Where,
  { tell, modality }: { tell: Tell; modality: Modality },
): PlayerSaid | 'coach' | undefined {
  const [name, club] = [cell('nome'), cell('clube')]
  if (name === '') return tell('name_missing', { column: 'nome' })
  if (club === '') return tell('name_missing', { column: 'clube' })
  if (name.length > BOOK_LIMITS.nameLength) return tell('name_too_long', { name, most: BOOK_LIMITS.nameLength })
  const position = positionIn(cell('posicao'), modality)
  if (position === undefined) return tell('bad_position', { value: cell('posicao') })
  if (position === 'coach') return 'coach'
  const price = decimalIn(cell('preco'))
  if (cell('preco') !== '' && (price === undefined || price < 0)) return tell('bad_price', { value: cell('preco') })
  const shirtNumber = wholeIn(cell('numero'))
  if (cell('numero') !== '' && (shirtNumber === undefined || shirtNumber > BOOK_LIMITS.shirtNumber))
    return tell('bad_cell', { column: 'numero', value: cell('numero') })
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

/** `2 x 1`, `2-1`, `2 × 1`; a bare `x` is a match to come. */
function scoreText(text: string): Score | 'bad' | undefined {
  if (/^[\s x×:–-]*$/i.test(text)) return undefined
  const [, home, away] = /^(\d{1,3})\s*(?:x|×|:|-|–|a)\s*(\d{1,3})$/i.exec(text) ?? []
  return home === undefined || away === undefined ? 'bad' : { home: Number(home), away: Number(away) }
}

/** From two columns; the 90 minutes otherwise from `placar`, which has both numbers. Undefined if all are empty. */
function scoreIn(cell: Cell, [home, away]: readonly [string, string]): Score | 'bad' | undefined {
  if (cell(home) === '' && cell(away) === '') return home === 'gols1' ? scoreText(cell('placar')) : undefined
  const goals = { home: wholeIn(cell(home)), away: wholeIn(cell(away)) }
  return goals.home === undefined || goals.away === undefined ? 'bad' : { home: goals.home, away: goals.away }
}

const SCORES = {
  score: ['gols1', 'gols2'],
  extraTime: ['prorrogacao1', 'prorrogacao2'],
  penalties: ['penaltis1', 'penaltis2'],
} as const

/** MT6: the score is that of the 90 minutes; extra time is the total, penalties are separate. */
function readResult(cell: Cell, tell: Tell): ResultSaid | 'bad' | undefined {
  const said: Partial<ResultSaid> = {}
  for (const part of ['score', 'extraTime', 'penalties'] as const) {
    const score = scoreIn(cell, SCORES[part])
    const isEarly = part !== 'score' && score !== undefined && said.score === undefined
    if (score === 'bad' || isEarly) {
      const isWhole = part === 'score' && SCORES.score.every((column) => cell(column) === '')
      tell('bad_score', { value: isWhole ? cell('placar') : SCORES[part].map(cell).join(' x ') })
      return 'bad'
    }
    if (score) said[part] = score
  }
  return said.score && { ...said, score: said.score }
}

export function readMatch(cell: Cell, where: Where, tell: Tell): MatchSaid | undefined {
  const [home, away] = [cell('mandante'), cell('visitante')]
  if (home === '' || away === '') return tell('name_missing', { column: home === '' ? 'mandante' : 'visitante' })
  const date = dateIn(cell('data'))
  if (date === undefined) return tell('bad_date', { value: cell('data') })
  const time = timeIn(cell('hora'))
  if (cell('hora') !== '' && time === undefined) return tell('bad_time', { value: cell('hora') })
  const result = readResult(cell, tell)
  if (result === 'bad') return undefined
  const number = wholeIn(cell('numero'))
  return {
    where,
    round: cell('rodada'),
    date,
    home,
    away,
    ...(time && { time }),
    ...(cell('grupo') && { group: cell('grupo') }),
    ...(number !== undefined && { number }),
    ...(result && { result }),
  }
}
