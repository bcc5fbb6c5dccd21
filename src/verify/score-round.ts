/** Written from docs/rules.md alone. It shares no code with the server's scoring, so that an error there shows here. */

type ByPosition = Record<string, number>

/** SC10: a rule set, with points in tenths. */
export interface Weights {
  tenths: Record<string, number | ByPosition>
  every?: Record<string, number>
  from?: Record<string, number | ByPosition>
  most?: Record<string, number>
}

export interface PlayerLine {
  id: number
  /** The player's position in this match. */
  position: string
  took: boolean
  rules: string | null
  scouts: Record<string, number>
}

/** SC3: the positions that can earn a scout whose points the rules do not give by position. */
const ONLY_FOR: Record<string, readonly string[]> = {
  save: ['Goleiro'],
  penaltySaved: ['Goleiro'],
  goalConceded: ['Goleiro'],
  cleanSheet: ['Goleiro', 'Defensor'],
}

function worth(weights: Weights, { scout, position, count }: { scout: string; position: string; count: number }) {
  const given = weights.tenths[scout]
  if (given === undefined) return 0
  if (typeof given === 'number' && ONLY_FOR[scout]?.includes(position) === false) return 0
  const tenths = typeof given === 'number' ? given : (given[position] ?? 0)
  const threshold = weights.from?.[scout]
  if (threshold !== undefined) {
    const from = typeof threshold === 'number' ? threshold : threshold[position]
    return from !== undefined && count >= from ? tenths : 0
  }
  const counted = Math.min(count, weights.most?.[scout] ?? count)
  return tenths * Math.trunc(counted / (weights.every?.[scout] ?? 1))
}

/** SC10: no match gives or takes more. */
const MOST_TENTHS = 30_000

/** SC1, SC8: what a player earned in one match. */
export function playerTenths(weights: Weights, { position, scouts }: PlayerLine): number {
  const tenths = Object.entries(scouts).reduce(
    (sum, [scout, count]) => sum + worth(weights, { scout, position, count }),
    0,
  )
  return Math.max(-MOST_TENTHS, Math.min(MOST_TENTHS, tenths))
}

export interface PlayerRound {
  tenths: number
  hasPlayed: boolean
  /** A match of the player's club has no result (any more): the player is not absent yet. */
  isAwaited?: boolean
}

export interface Lineup {
  squad: number
  captain: number
  /** 0: none. */
  vice: number
  players: number[]
  bench: number[]
}

export function readLineup(line: string): Lineup {
  const [squad, captain, vice, players = '', bench = ''] = line.split(' ')
  return {
    squad: Number(squad),
    captain: Number(captain),
    vice: Number(vice),
    players: players.split(',').map(Number),
    bench: bench === '-' ? [] : bench.split(',').map(Number),
  }
}

/** SC6: the armband adds half of the points; half a tenth is rounded up. */
const armband = (tenths: number) => Math.ceil(tenths / 2 - 0.25)

/** SC7, BN5, BN6, BN7 of a round that is over: nobody is awaited any more. */
export function lineupTenths(
  { captain, vice, players, bench }: Lineup,
  round: ReadonlyMap<number, PlayerRound>,
  positionOf: ReadonlyMap<number, string>,
): number {
  const nothing: PlayerRound = { tenths: 0, hasPlayed: false }
  // Players who left the market earn nothing, and nobody comes in for them.
  const of = (id: number) => (positionOf.has(id) ? (round.get(id) ?? nothing) : nothing)
  const absent = players.filter((id) => positionOf.has(id) && !of(id).hasPlayed && !of(id).isAwaited)
  const gaps = new Set(absent.map((id) => positionOf.get(id)))
  const entered = bench.filter((id) => of(id).hasPlayed && gaps.has(positionOf.get(id)))
  const wearer = vice > 0 && absent.includes(captain) && of(vice).hasPlayed ? vice : captain
  const sum = [...players, ...entered].reduce((total, id) => total + of(id).tenths, 0)
  return sum + armband(of(wearer).tenths)
}
