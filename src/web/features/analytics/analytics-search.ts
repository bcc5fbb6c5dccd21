import { isSport, type Sport } from '#domain/sport/sport.ts'
import { isPeriod, type Period, type Venue } from '#contract/analytics-terms.ts'
import type { Sort } from '#web/ui/sort-rows.ts'

/** What is not in the address has its default, so that a plain link stays plain. */
export interface AnalyticsSearch {
  esporte?: Sport
  periodo?: Period
  mando?: 'casa' | 'fora'
  /** Order of the standings: a column, with a minus for "highest first". */
  ordem?: string
  /** Order of the top scorers. */
  artilharia?: string
  /** The club that stands out in the plot of strengths. */
  clube?: number
}

export const DEFAULT_SPORT: Sport = 'futebol'
export const DEFAULT_PERIOD: Period = '30d'

const isOrder = (value: unknown): value is string => typeof value === 'string' && /^-?[a-z0-9]{1,20}$/i.test(value)

export function readAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const { esporte, periodo, mando, ordem, artilharia, clube } = raw
  return {
    ...(typeof esporte === 'string' && isSport(esporte) && { esporte }),
    ...(isPeriod(periodo) && { periodo }),
    ...((mando === 'casa' || mando === 'fora') && { mando }),
    ...(isOrder(ordem) && { ordem }),
    ...(isOrder(artilharia) && { artilharia }),
    ...(typeof clube === 'number' && Number.isInteger(clube) && clube > 0 && { clube }),
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

/** Another sport has other clubs and columns: only the period goes along. */
export const withSport = ({ periodo }: AnalyticsSearch, esporte: Sport): AnalyticsSearch => ({
  esporte,
  ...(periodo && { periodo }),
})
