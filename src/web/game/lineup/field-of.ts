import type { DuelPlayer, DuelReserve } from '#contract/duel.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'

export interface FieldPlayer {
  player: DuelPlayer | DuelReserve
  /** The name of the player that this reserve replaced. */
  insteadOf?: string
}

export interface Field {
  /** Attack first, as on a drawn pitch. */
  lines: { position: Position; players: FieldPlayer[] }[]
  /** Unused reserves, and starters whom a reserve replaced. */
  bench: (DuelPlayer | DuelReserve)[]
}

interface Lineup {
  players: readonly DuelPlayer[]
  bench: readonly DuelReserve[]
}

/** The lineup that counts. A reserve who came in takes the place of the absent starter (BN5). */
export function fieldOf({ players, bench }: Lineup): Field {
  const entered = bench.filter(({ insteadOf }) => insteadOf !== null)
  const replaced: DuelPlayer[] = []
  const onField = players.map((player): FieldPlayer => {
    const at = entered.findIndex(({ insteadOf, position }) => insteadOf === player.name && position === player.position)
    const [reserve] = at < 0 ? [] : entered.splice(at, 1)
    if (!reserve) return { player }
    replaced.push(player)
    return { player: reserve, insteadOf: player.name }
  })
  const lines = POSITIONS.map((position) => ({
    position,
    players: onField.filter(({ player }) => player.position === position),
  }))
  return {
    lines: lines.filter((line) => line.players.length > 0).toReversed(),
    bench: [...bench.filter(({ insteadOf }) => insteadOf === null), ...replaced],
  }
}
