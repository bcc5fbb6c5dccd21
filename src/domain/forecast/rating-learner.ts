import type { TwoWayForecast } from './outcome-forecast.ts'

export interface TeamPairing {
  day: number
  home: string
  away: string
  neutral?: boolean
}

/** Learns one match after another, in order of day. */
export interface RatingLearner<Match, Pairing = TeamPairing, Forecast = TwoWayForecast> {
  absorb(match: Match): void
  forecast(pairing: Pairing): Forecast
  strength(name: string): number
  copy(): RatingLearner<Match, Pairing, Forecast>
}
