import { difficulty } from '#domain/forecast/difficulty.ts'
import type { MarketClub as MarketClubView } from '#contract/market.ts'
import type { ForecastSide, MarketClub } from '#db/market/market.ts'
import { clubView } from './match-view.ts'

export const marketClubView = (club: MarketClub): MarketClubView => ({ ...clubView(club), code: club.code })

export const difficultyOf = ({ winPercent, drawPercent }: ForecastSide) =>
  winPercent === null ? null : difficulty({ win: winPercent / 100, draw: (drawPercent ?? 0) / 100 })
