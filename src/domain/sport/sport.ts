export const SPORTS = ['futebol', 'basquete', 'volei', 'tenis'] as const
export type Sport = (typeof SPORTS)[number]

export interface SportRules {
  /** Whether a match may end level; where it may not, a pick names a winner only. */
  draw: boolean
  pick: 'score' | 'winner'
  /** What the two numbers of a result count. */
  scoreUnit: 'goals' | 'points' | 'sets'
  /** Sets needed to win a match, where sets decide it. */
  setsToWin?: number
  competitor: 'club' | 'player'
}

export const SPORT_RULES: Record<Sport, SportRules> = {
  futebol: { draw: true, pick: 'score', scoreUnit: 'goals', competitor: 'club' },
  basquete: { draw: false, pick: 'winner', scoreUnit: 'points', competitor: 'club' },
  volei: { draw: false, pick: 'winner', scoreUnit: 'sets', setsToWin: 3, competitor: 'club' },
  tenis: { draw: false, pick: 'winner', scoreUnit: 'sets', setsToWin: 2, competitor: 'player' },
}

export const isSport = (value: string): value is Sport => (SPORTS as readonly string[]).includes(value)
