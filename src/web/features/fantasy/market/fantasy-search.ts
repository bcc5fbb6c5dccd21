import { PROSPECTS } from '#domain/expected-points/availability.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { FilterValues } from './filter-values.ts'

export const MARKET_SORTS = [
  'name',
  'position',
  'club',
  'next',
  'expected',
  'last',
  'owned',
  'points',
  'value',
  'change',
] as const
export type MarketSort = (typeof MARKET_SORTS)[number]

/** Everything on /fantasy that is worth sharing by link. Missing keys are defaults. */
export interface FantasySearch extends FilterValues {
  ordem?: MarketSort | undefined
  sentido?: 'asc' | 'desc' | undefined
  pagina?: number | undefined
  ver?: 'lista' | undefined
  time?: number | 'novo' | undefined
}

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

/** By default the players with most expected points come first. */
export const DEFAULT_SORT = { column: 'expected', direction: 'descending' } as const

/** Returns every key, with undefined for an invalid value: the router would keep the raw value of a missing key. */
export function readFantasySearch(raw: Record<string, unknown>): FantasySearch {
  const text = typeof raw['busca'] === 'number' ? String(raw['busca']) : raw['busca']
  return {
    busca: typeof text === 'string' && text !== '' ? text.slice(0, 60) : undefined,
    posicao: oneOf(POSITIONS, raw['posicao']),
    clube: positive(raw['clube']),
    de: positive(raw['de']),
    ate: positive(raw['ate']),
    cabe: raw['cabe'] === true ? true : undefined,
    situacao: oneOf(PROSPECTS, raw['situacao']),
    ordem: oneOf(MARKET_SORTS, raw['ordem']),
    sentido: oneOf(['asc', 'desc'], raw['sentido']),
    pagina: positive(raw['pagina']),
    ver: oneOf(['lista'], raw['ver']),
    time: raw['time'] === 'novo' ? 'novo' : positive(raw['time']),
  }
}

/** The address with some keys changed. Undefined removes a key. A new filter or order goes back to the first page. */
export function changedSearch(search: object, change: FantasySearch): FantasySearch {
  const keepsPage = 'pagina' in change || 'ver' in change || 'time' in change
  return readFantasySearch({ ...search, ...(keepsPage ? {} : { pagina: undefined }), ...change })
}
