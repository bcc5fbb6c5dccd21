import { rulesOf, type Modality } from '#domain/sport/modality.ts'

export interface UsedPlayer {
  playerId: number
  position: string
  shirtNumber: number
  /** In how many matches of the season the player took part. */
  matches: number
  ratingTenths: number
}

const byUse = (a: UsedPlayer, b: UsedPlayer) =>
  b.matches - a.matches || b.ratingTenths - a.ratingTenths || a.shirtNumber - b.shirtNumber || a.playerId - b.playerId

/**
 * MP4: the players of a club with the most matches of the season, in numbers that the modality allows for each
 * position. Undefined if a position lacks players who have played.
 */
export function mostUsed(players: readonly UsedPlayer[], modality: Modality): number[] | undefined {
  const { size, lines } = rulesOf(modality)
  const played = players.filter(({ matches }) => matches > 0).toSorted(byUse)
  const inLine = (position: string) => played.filter((player) => player.position === position)
  const needed = lines.flatMap(({ position, min }) => inLine(position).slice(0, min))
  const possible = lines.flatMap(({ position, min, max }) => inLine(position).slice(min, max))
  const chosen = [...needed, ...possible.sort(byUse).slice(0, size - needed.length)]
  const isWhole = chosen.length === size && lines.every(({ position, min }) => inLine(position).length >= min)
  return isWhole ? chosen.map(({ playerId }) => playerId) : undefined
}
