import { AWAY_GOALS, HOME_GOALS } from './rates.ts'

export interface ClubForce {
  /** Standard deviations above the average club, see strengthInSeason. */
  strength: number
  /** From -1 (cautious) to 1 (attacking). */
  style: number
}

const STRENGTH_EFFECT = 0.14
const STYLE_EFFECT = 0.06

const attackOf = ({ strength, style }: ClubForce) => STRENGTH_EFFECT * strength + STYLE_EFFECT * style
const defenceOf = ({ strength, style }: ClubForce) => STRENGTH_EFFECT * strength - STYLE_EFFECT * style

/** Goals from open play to expect from each side, before anything happens on the pitch. */
export function expectedGoals(home: ClubForce, away: ClubForce): { home: number; away: number } {
  return {
    home: HOME_GOALS * Math.exp(attackOf(home) - defenceOf(away)),
    away: AWAY_GOALS * Math.exp(attackOf(away) - defenceOf(home)),
  }
}
