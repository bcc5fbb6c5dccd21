import type { MarketPlayerView } from '#contract/market.ts'
import type { Concern } from '#domain/expected-points/availability.ts'
import { concernOf, isUnlikelyToPlay } from '#domain/expected-points/concern.ts'
import type { Eleven } from '#domain/squad/squad.ts'

type Seen = Pick<MarketPlayerView, 'status' | 'lastTenths' | 'next'>

export const playerConcern = ({ status, lastTenths, next }: Seen): Concern | undefined =>
  concernOf({ status, recent: lastTenths, hasMatch: next !== null })

/** AD1: false for a player who is unlikely to play. */
export const shouldPlay = (player: Seen): boolean => !isUnlikelyToPlay(playerConcern(player))

export const absentIn = ({ players }: Eleven, market: ReadonlyMap<number, MarketPlayerView>): MarketPlayerView[] =>
  players.flatMap(({ playerId }) => market.get(playerId) ?? []).filter((player) => !shouldPlay(player))
