import type { DuelPlayer, DuelSideView } from '#contract/duel.ts'
import type { BestPlayer, RoundStory } from '#contract/story.ts'
import type { StoryLineupRow } from '#db/story/story-manager.ts'
import type { RoundPlayerRow } from '#db/story/story-round.ts'
import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { bestPossible, moneyOf, oneThatGotAway } from '#domain/story/best-possible.ts'

/** The market of a round, at the prices that count for one manager (RS3). */
export type OwnMarket = ReadonlyMap<PlayerId, RoundPlayerRow & { position: Position; price: number }>

/** RS3: the manager's own players cost the price paid; all others cost their price when the market closed. */
export function ownMarket(
  market: readonly RoundPlayerRow[],
  { playerIds, pricesPaid }: Pick<StoryLineupRow, 'playerIds' | 'pricesPaid'>,
): OwnMarket {
  const paid = new Map(playerIds.map((playerId, at) => [playerId, pricesPaid?.[at]]))
  return new Map(
    market.flatMap((player) => {
      const price = paid.get(player.playerId) ?? player.price
      return price === null ? [] : [[player.playerId, { ...player, position: player.position as Position, price }]]
    }),
  )
}

/**
 * The points of the reserve that a swap of the only absent starter would lose. BN6: if two starters of a position are
 * absent, the reserve comes in for the one who stays, so nothing is lost.
 */
function reserveTenthsOf({ players, bench }: Pick<DuelSideView, 'players' | 'bench'>): Map<PlayerId, number> {
  return new Map(
    bench.flatMap(({ position, insteadOf, pointTenths }): [PlayerId, number][] => {
      const absent = players.filter((player) => player.position === position && player.presence === 'absent')
      const [only, another] = absent
      return insteadOf !== null && only && !another ? [[only.playerId, pointTenths]] : []
    }),
  )
}

/** RS1, RS2: what the same money could have bought. */
export function secondThoughts(
  { players: fielded, bench }: Pick<DuelSideView, 'players' | 'bench'>,
  { modality, market }: { modality: Modality; market: OwnMarket },
): Pick<RoundStory, 'best' | 'gotAway'> {
  const everybody = [...market.values()]
  const own = new Set(fielded.map(({ playerId }) => playerId))
  const isHeld = ({ isCaptain, hasArmband }: DuelPlayer) => isCaptain || hasArmband
  const heldIds = new Set(fielded.filter(isHeld).map(({ playerId }) => playerId))
  const entered = new Set(bench.filter(({ insteadOf }) => insteadOf !== null).map(({ playerId }) => playerId))
  const players = everybody.filter(({ playerId }) => own.has(playerId))
  const money = moneyOf(modality, players)
  const possible = bestPossible(everybody, { modality, budget: money })
  const away = oneThatGotAway(
    { modality, players, heldIds, reserveTenths: reserveTenthsOf({ players: fielded, bench }) },
    everybody.filter(({ playerId }) => !entered.has(playerId)),
  )
  const [came, left] = [away && market.get(away.inId), away && market.get(away.outId)]
  return {
    best: possible
      ? {
          pointTenths: possible.pointTenths,
          price: possible.price,
          money,
          players: possible.playerIds.flatMap((playerId): BestPlayer[] => {
            const player = market.get(playerId)
            if (!player) return []
            const isCaptain = playerId === possible.captainId
            const bonus = isCaptain ? captainBonusTenths(player.pointTenths) : 0
            return [{ ...player, pointTenths: player.pointTenths + bonus, isCaptain, isOwn: own.has(playerId) }]
          }),
        }
      : null,
    gotAway:
      away && came && left
        ? { ...came, insteadOf: { name: left.name, pointTenths: left.pointTenths }, gainTenths: away.gainTenths }
        : null,
  }
}
