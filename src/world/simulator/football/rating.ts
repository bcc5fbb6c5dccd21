import type { FieldPosition } from '#domain/sport/position.ts'
import type { FootballPlayer } from '#world/players/player.ts'

const RATING_WEIGHTS: Record<
  FieldPosition,
  { keeping: number; defending: number; creation: number; finishing: number }
> = {
  Goleiro: { keeping: 1, defending: 0, creation: 0, finishing: 0 },
  Defensor: { keeping: 0, defending: 0.7, creation: 0.15, finishing: 0.15 },
  'Meio-Campo': { keeping: 0, defending: 0.3, creation: 0.5, finishing: 0.2 },
  Atacante: { keeping: 0, defending: 0, creation: 0.3, finishing: 0.7 },
}

/** A coach's rating of a player in the player's own position. */
export function ratingOf({ position, skills }: FootballPlayer): number {
  const { keeping, defending, creation, finishing } = RATING_WEIGHTS[position]
  return (
    keeping * skills.keeping + defending * skills.defending + creation * skills.creation + finishing * skills.finishing
  )
}
