import { POSITIONS } from './position.ts'
import { SPORTS, type Sport } from './sport.ts'

export const STRENGTH_UNITS = ['goalShare', 'margin', 'setShare', 'winShare'] as const

export type TieBreak = 'wins' | 'difference' | 'ratio' | 'scored'

export interface SportRules {
  /** Whether a match may end level; if not, a pick names a winner only. */
  draw: boolean
  pick: 'score' | 'winner'
  /** What the two numbers of a result count. */
  scoreUnit: 'goals' | 'points' | 'sets'
  /** Sets needed to win a match, where sets decide it. */
  setsToWin?: number
  /** The parts of a match; the clock counts minutes if they are halves. */
  period: 'half' | 'quarter' | 'set'
  competitor: 'club' | 'player'
  /** Whether the sport has squads: managers buy its players, whose scouts are worth points. */
  fantasy: boolean
  /** Points in the table for the side that scored `own` against `other` (ST1). */
  tablePoints: (own: number, other: number) => number
  /** What decides between sides with the same points, in order (ST3). */
  tieBreaks: readonly TieBreak[]
  positions: readonly string[]
  /** What is counted for its players; the first decides the order of the best. */
  stats: readonly string[]
  /** A player's match is rated by the player's counts with these weights; null: by the points of the scouts. */
  ratingWeights: Readonly<Record<string, number>> | null
  /** What one point of an average match adds to a player's rating. */
  ratingPerPoint: number
  /** What the strength of a side means: its share of every 100, or the margin by which it is expected to win. */
  strengthUnit: (typeof STRENGTH_UNITS)[number]
}

export const SPORT_RULES = {
  futebol: {
    draw: true,
    pick: 'score',
    scoreUnit: 'goals',
    period: 'half',
    competitor: 'club',
    fantasy: true,
    tablePoints: (own, other) => (own > other ? 3 : own === other ? 1 : 0),
    tieBreaks: ['wins', 'difference', 'scored'],
    positions: POSITIONS,
    stats: ['goal', 'assist'],
    ratingWeights: null,
    ratingPerPoint: 0.3,
    strengthUnit: 'goalShare',
  },
  basquete: {
    draw: false,
    pick: 'winner',
    scoreUnit: 'points',
    period: 'quarter',
    competitor: 'club',
    fantasy: false,
    tablePoints: (own, other) => (own > other ? 2 : own < other ? 1 : 0),
    tieBreaks: ['wins', 'difference', 'scored'],
    positions: ['Armador', 'Ala', 'Pivô'],
    stats: ['points', 'rebounds', 'assists'],
    ratingWeights: { points: 1, rebounds: 1.2, assists: 1.5 },
    ratingPerPoint: 0.1,
    strengthUnit: 'margin',
  },
  volei: {
    draw: false,
    pick: 'winner',
    scoreUnit: 'sets',
    setsToWin: 3,
    period: 'set',
    competitor: 'club',
    fantasy: false,
    tablePoints: (own, other) => (own > other ? (other === 2 ? 2 : 3) : own === 2 && other === 3 ? 1 : 0),
    tieBreaks: ['wins', 'ratio', 'scored'],
    positions: ['Levantador', 'Ponteiro', 'Oposto', 'Central', 'Líbero'],
    stats: ['points', 'aces', 'blocks'],
    ratingWeights: { points: 1, aces: 0.5, blocks: 0.5 },
    ratingPerPoint: 0.15,
    strengthUnit: 'setShare',
  },
  tenis: {
    draw: false,
    pick: 'winner',
    scoreUnit: 'sets',
    setsToWin: 2,
    period: 'set',
    competitor: 'player',
    fantasy: false,
    tablePoints: (own, other) => (own > other ? 1 : 0),
    tieBreaks: ['difference', 'scored'],
    positions: ['Simples'],
    stats: ['sets', 'aces', 'breaks'],
    ratingWeights: { sets: 1, breaks: 0.5, aces: 0.1 },
    ratingPerPoint: 0.75,
    strengthUnit: 'winShare',
  },
} as const satisfies Record<Sport, SportRules>

type Rules = typeof SPORT_RULES
export type AthletePosition = Rules[Sport]['positions'][number]
export type PlayerStat = Rules[Sport]['stats'][number]
/** The sport of squads and the market. */
export type FantasySport = { [S in Sport]: Rules[S]['fantasy'] extends true ? S : never }[Sport]
export type CourtSport = Exclude<Sport, FantasySport>

export const rulesOf = (sport: Sport): SportRules => SPORT_RULES[sport]
export const isFantasySport = (sport: Sport): sport is FantasySport => rulesOf(sport).fantasy
/** The sports with a market. */
export const FANTASY_SPORTS: readonly FantasySport[] = SPORTS.filter(isFantasySport)
