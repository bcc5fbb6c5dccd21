import { isoDate } from '#jobs/csv/dates.ts'
import { MODALITY_NAMES, positionsOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { plainHeader } from './template-columns.ts'

const POSITIONS: readonly (readonly [Position, readonly string[]])[] = [
  ['Goleiro', ['goleiro', 'gol', 'gk', 'goalkeeper', 'arquero', 'portero', 'goleira', '1']],
  [
    'Defensor',
    ['defensor', 'def', 'zagueiro', 'zag', 'lateral', 'lat', 'defender', 'defesa', 'fixo', 'defensa', 'ala', '2', '3'],
  ],
  [
    'Meio-Campo',
    [
      'meio campo',
      'meia',
      'mei',
      'volante',
      'vol',
      'mid',
      'midfielder',
      'meio',
      'mediocampista',
      'centrocampista',
      '4',
    ],
  ],
  ['Linha', ['linha', 'jogador de linha', 'line', 'linea', 'outfield']],
  ['Atacante', ['atacante', 'ata', 'fwd', 'forward', 'delantero', 'pivo', 'ponta', 'centroavante', '5']],
]

/** IM2: lateral and zagueiro are Defensor; in futsal everyone who does not keep goal is Linha (MD1). */
export function positionIn(cell: string, modality: Modality): Position | 'coach' | undefined {
  const plain = plainHeader(cell)
  if (['tecnico', 'tec', 'treinador', 'coach', 'manager', 'entrenador', '6'].includes(plain)) return 'coach'
  const position = POSITIONS.find(([, words]) => words.includes(plain))?.[0]
  if (position === undefined || positionsOf(modality).includes(position)) return position
  return modality === 'futsal' ? 'Linha' : undefined
}

export const modalityIn = (cell: string): Modality | undefined => {
  const plain = plainHeader(cell).replaceAll(' ', '')
  if (['society', 'futebol7', 'futebolsociety'].includes(plain)) return 'fut7'
  if (['futebol', 'futeboldecampo', 'football', 'futbol'].includes(plain)) return 'campo'
  return MODALITY_NAMES.find((name) => name === plain)
}

/** An empty cell means yes: a player on the sheet has played. */
export function yesIn(cell: string): boolean | undefined {
  const plain = plainHeader(cell)
  if (['', 'sim', 's', 'x', '1', 'si', 'yes', 'y', 'titular', 'true', 'verdadeiro'].includes(plain)) return true
  return ['nao', 'n', '0', 'no', 'reserva', 'banco', 'false', 'falso'].includes(plain) ? false : undefined
}

export interface MinuteIn {
  minute: number
  isPenalty: boolean
}

/**
 * `12`, `45+2` and `80p` (a penalty), several of them with spaces, commas, semicolons, slashes, `e` or `y` between.
 * Undefined: there is something else as well.
 */
export function minutesIn(cell: string): MinuteIn[] | undefined {
  const minutes: MinuteIn[] = []
  for (const word of cell.toLowerCase().split(/[\s,;/]+/)) {
    if (word === '' || word === 'e' || word === 'y') continue
    const [, minute, penalty] = /^(\d{1,3})(?:\+\d{1,2})?'?(p|pen|pên)?\.?$/.exec(word) ?? []
    if (minute === undefined) return undefined
    minutes.push({ minute: Number(minute), isPenalty: penalty !== undefined })
  }
  return minutes
}

/** `1.234,56`, `1234.56`, `R$ 12,50`. Undefined: no number. */
export function decimalIn(cell: string): number | undefined {
  const bare = cell.replaceAll(/[^\d,.-]/g, '')
  if (bare === '' || !/\d/.test(bare)) return undefined
  const comma = bare.lastIndexOf(',')
  const point = bare.lastIndexOf('.')
  const text = comma > point ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

export function wholeIn(cell: string): number | undefined {
  return /^\d{1,4}$/.test(cell.trim()) ? Number(cell.trim()) : undefined
}

export const dateIn = (cell: string): string | undefined =>
  isoDate(cell.trim().replaceAll('-', cell.startsWith('20') ? '-' : '/'))

/** `16:00`, `16:00:00`, `16`, `16h` and `16h30` as `16:00` or `16:30`; not `9:5`. */
export function timeIn(cell: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:h](\d{2})?)?(?::\d{2})?$/i.exec(cell.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}

/** People name the colour of a shirt (`camisa`) in the feminine; `COLOURS` has the masculine form. */
const MASCULINE: Readonly<Record<string, string>> = {
  vermelha: 'vermelho',
  amarela: 'amarelo',
  roja: 'rojo',
  roxa: 'roxo',
}

/** Colours as people name them, in our three languages. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  '#d32f2f': ['vermelho', 'rojo', 'red', 'encarnado', 'rubro'],
  '#1565c0': ['azul', 'blue'],
  '#0d2c6c': ['azul marinho', 'azul escuro', 'marinho', 'azul marino', 'azul oscuro', 'navy', 'dark blue'],
  '#4fa8e0': ['azul claro', 'azul celeste', 'celeste', 'light blue', 'sky blue'],
  '#2e7d32': ['verde', 'green'],
  '#14532d': ['verde escuro', 'verde oscuro', 'dark green'],
  '#7cb342': ['verde claro', 'light green'],
  '#fbc02d': ['amarelo', 'amarillo', 'yellow'],
  '#c9a227': ['dourado', 'dorado', 'gold', 'ouro'],
  '#ef6c00': ['laranja', 'naranja', 'orange'],
  '#6a1b9a': ['roxo', 'morado', 'violeta', 'purple', 'lilas'],
  '#7b1f2b': ['vinho', 'grena', 'bordo', 'granate', 'maroon', 'bordeaux'],
  '#d81b60': ['rosa', 'pink'],
  '#5d4037': ['marrom', 'marron', 'brown', 'cafe'],
  '#111111': ['preto', 'negro', 'black', 'preta'],
  '#ffffff': ['branco', 'blanco', 'white', 'branca'],
  '#757575': ['cinza', 'gris', 'grey', 'gray'],
  '#b0b7bf': ['prata', 'plata', 'silver'],
}
const BY_NAME = new Map(Object.entries(COLOURS).flatMap(([colour, names]) => names.map((name) => [name, colour])))

export function colourIn(cell: string): string | undefined {
  const named = BY_NAME.get(plainHeader(cell).replace(/^([a-z]+)a$/, (word) => MASCULINE[word] ?? word))
  if (named) return named
  const [, three, six] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(cell.trim()) ?? []
  if (six) return `#${six.toLowerCase()}`
  return three ? `#${three.toLowerCase().replaceAll(/./g, '$&$&')}` : undefined
}
