import type { Sport } from '#domain/sport/sport.ts'

export const periods = ['7d', '30d', '3m', '1y'] as const
export type Period = (typeof periods)[number]
export const isPeriod = (value: unknown): value is Period => (periods as readonly unknown[]).includes(value)

export const venues = ['all', 'home', 'away'] as const
export type Venue = (typeof venues)[number]

/** What a sport counts of its players; the first decides the order. */
export const SCORER_STATS = {
  futebol: ['goal', 'assist'],
  basquete: ['points', 'rebounds', 'assists'],
  volei: ['points', 'aces', 'blocks'],
  tenis: ['sets', 'aces', 'breaks'],
} as const satisfies Record<Sport, readonly string[]>
export type ScorerStat = (typeof SCORER_STATS)[Sport][number]

interface RatingFormula {
  /** Points a match is worth: a weighted box score, or the points of the scouts in football. */
  weights: Readonly<Record<string, number>> | null
  perPoint: number
}

export const RATING_FLOOR = 6
export const RATING_CEILING = 9.5
/** The rating is the floor plus this much per point of an average match, never above the ceiling. */
export const RATING: Record<Sport, RatingFormula> = {
  futebol: { weights: null, perPoint: 0.3 },
  basquete: { weights: { points: 1, rebounds: 1.2, assists: 1.5 }, perPoint: 0.1 },
  volei: { weights: { points: 1, aces: 0.5, blocks: 0.5 }, perPoint: 0.15 },
  tenis: { weights: { sets: 1, breaks: 0.5, aces: 0.1 }, perPoint: 0.75 },
}

export const analyticsTables = ['classificacao', 'artilharia', 'previsoes', 'forca', 'temporada'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
