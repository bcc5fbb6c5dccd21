import type { LiveCause, LiveYou, OwnRound } from '#contract/live.ts'

export type OwnCause = Extract<LiveCause, { kind: 'own' }>

/** A change of the viewer's total, which the page highlights for a while. */
export interface OwnMove {
  key: number
  causes: ReadonlyMap<number, OwnCause>
  /** The cause that moved the most points, up or down. */
  first: LiveCause | undefined
  /** Places gained in the global ranking. Negative when lost. */
  places: number
}

const weight = (cause: LiveCause) => Math.abs('tenths' in cause ? cause.tenths : cause.points)

export function moveOf(you: LiveYou, key: number): OwnMove {
  const own = you.causes.filter((cause) => cause.kind === 'own')
  return {
    key,
    causes: new Map(own.map((cause) => [cause.playerId, cause])),
    first: you.causes.toSorted((a, b) => weight(b) - weight(a))[0],
    places: you.before === null ? 0 : you.before - you.rank,
  }
}

/**
 * Applies news to the viewer's round until the server's answer replaces it, so that shirt, total and rank change
 * together. If the answer already includes the points, only the rank changes, or the points would count twice.
 */
export function withMove(own: OwnRound, you: LiveYou): OwnRound {
  const standing = own.standing && { ...own.standing, rank: you.rank, points: you.points }
  const counting = own.lineups.find(({ counts }) => counts)
  if (!counting || counting.pointTenths === you.roundTenths) return { ...own, standing }
  const { causes } = moveOf(you, 0)
  const moved = <Player extends { playerId: number; pointTenths: number }>(player: Player): Player => {
    const cause = causes.get(player.playerId)
    // An incoming reserve brings points that are already on the shirt. Only the server knows the new lineup.
    return cause && cause.insteadOf === undefined
      ? { ...player, pointTenths: player.pointTenths + cause.tenths }
      : player
  }
  return {
    ...own,
    standing,
    lineups: own.lineups.map((lineup) =>
      lineup === counting
        ? {
            ...lineup,
            pointTenths: you.roundTenths,
            players: lineup.players.map(moved),
            bench: lineup.bench.map((reserve) => (reserve.insteadOf === null ? reserve : moved(reserve))),
          }
        : lineup,
    ),
  }
}
