import { isSport, SPORTS, type Sport } from '#domain/sport/sport.ts'
import { isPeriod, type Period, type Venue } from '#contract/analytics-terms.ts'
import type { Sort } from '#web/ui/sort-rows.ts'

/** The search parameters of /analytics. A missing key means the default value. */
export interface AnalyticsSearch {
  esporte?: Sport | undefined
  periodo?: Period | undefined
  mando?: 'casa' | 'fora' | undefined
  /** Sort order of the standings: a column, with a minus for "highest first". */
  ordem?: string | undefined
  /** Sort order of the top scorers, in the same form as `ordem`. */
  artilharia?: string | undefined
  /** The highlighted club in the plot of strengths. */
  clube?: number | undefined
}

export const DEFAULT_SPORT: Sport = SPORTS[0]
export const DEFAULT_PERIOD: Period = '30d'

const orderIn = (value: unknown) => (typeof value === 'string' && /^-?[a-z0-9]{1,20}$/i.test(value) ? value : undefined)

/** Returns every key, with undefined for an invalid value: the router would keep the raw value of a missing key. */
export function readAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const { esporte, periodo, mando, ordem, artilharia, clube } = raw
  return {
    esporte: typeof esporte === 'string' && isSport(esporte) ? esporte : undefined,
    periodo: isPeriod(periodo) ? periodo : undefined,
    mando: mando === 'casa' || mando === 'fora' ? mando : undefined,
    ordem: orderIn(ordem),
    artilharia: orderIn(artilharia),
    clube: typeof clube === 'number' && Number.isInteger(clube) && clube > 0 ? clube : undefined,
  }
}

export const venueOf = ({ mando }: AnalyticsSearch): Venue =>
  mando === 'casa' ? 'home' : mando === 'fora' ? 'away' : 'all'

export const sortFrom = (order: string | undefined): Sort | undefined =>
  order === undefined
    ? undefined
    : order.startsWith('-')
      ? { column: order.slice(1), direction: 'descending' }
      : { column: order, direction: 'ascending' }

export const orderOf = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column)

/** Another sport has other clubs and columns, so only the period is kept. */
export const withSport = ({ periodo }: AnalyticsSearch, esporte: Sport): AnalyticsSearch => ({
  esporte,
  ...(periodo && { periodo }),
})
