import type { MarketPlayerView } from '#contract/market.ts'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { isPosition, type Position } from '#domain/sport/position.ts'

export const MARKET_SORTS = ['name', 'position', 'club', 'expected', 'next', 'owned', 'points', 'value'] as const
export type MarketSort = (typeof MARKET_SORTS)[number]

/** Everything /fantasy shows that is worth sharing by link; absent keys are the defaults. */
export interface FantasySearch {
  busca?: string
  posicao?: Position
  clube?: number
  de?: number
  ate?: number
  cabe?: true
  situacao?: MarketPlayerView['status']
  ordem?: MarketSort
  sentido?: 'asc' | 'desc'
  pagina?: number
  ver?: 'lista'
  time?: number | 'novo'
}

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

/** The default order: whoever is expected to score most. */
export const DEFAULT_SORT = { column: 'expected', direction: 'descending' } as const

export function readFantasySearch(raw: Record<string, unknown>): FantasySearch {
  const text = typeof raw['busca'] === 'number' ? String(raw['busca']) : raw['busca']
  const found: Record<keyof FantasySearch, unknown> = {
    busca: typeof text === 'string' && text !== '' ? text.slice(0, 60) : undefined,
    posicao: typeof raw['posicao'] === 'string' && isPosition(raw['posicao']) ? raw['posicao'] : undefined,
    clube: positive(raw['clube']),
    de: positive(raw['de']),
    ate: positive(raw['ate']),
    cabe: raw['cabe'] === true ? true : undefined,
    situacao: oneOf(AVAILABILITIES, raw['situacao']),
    ordem: oneOf(MARKET_SORTS, raw['ordem']),
    sentido: oneOf(['asc', 'desc'], raw['sentido']),
    pagina: positive(raw['pagina']),
    ver: oneOf(['lista'], raw['ver']),
    time: raw['time'] === 'novo' ? 'novo' : positive(raw['time']),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The address with some keys changed; undefined takes a key away. A new filter starts at the first page. */
export function changedSearch(
  search: FantasySearch,
  change: { [Key in keyof FantasySearch]?: FantasySearch[Key] | undefined },
) {
  const keepsPage = 'pagina' in change || 'ver' in change || 'time' in change
  return readFantasySearch({ ...search, ...(keepsPage ? {} : { pagina: undefined }), ...change })
}
