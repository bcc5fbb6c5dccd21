import type { Sport } from '#domain/sport/sport.ts'

export type ShirtPattern = 'plain' | 'stripes' | 'hoops' | 'sash' | 'halves'

export interface Club {
  /** Unique over all sports and stable: stored rows refer to it. */
  id: number
  slug: string
  sport: Sport
  name: string
  shortName: string
  code: string
  city: string
  colours: readonly [main: string, second: string]
  shirt: ShirtPattern
  /** Hidden: standard deviations above the average club of the competition. */
  strength: number
  /**
   * Hidden, -1 to 1: cautious to attacking (football), slow to fast (basketball), block to serve (volleyball), return
   * to serve (tennis).
   */
  style: number
}

export type ClubRow = readonly [
  slug: string,
  name: string,
  shortName: string,
  code: string,
  city: string,
  main: string,
  second: string,
  shirt: ShirtPattern,
  strength: number,
  style: number,
]

export function clubsFromRows(options: { sport: Sport; firstId: number; rows: readonly ClubRow[] }): Club[] {
  return options.rows.map(([slug, name, shortName, code, city, main, second, shirt, strength, style], i) => ({
    id: options.firstId + i,
    slug,
    sport: options.sport,
    name,
    shortName,
    code,
    city,
    colours: [main, second],
    shirt,
    strength,
    style,
  }))
}
