/** Written from docs/rules.md alone (ST1, ST3, RK1). It shares no code with the server's tables. */

export interface Result {
  homeClub: number
  awayClub: number
  home: number
  away: number
}

export interface Row {
  club: number
  played: number
  wins: number
  draws: number
  losses: number
  scored: number
  conceded: number
  points: number
}

/** ST1, for the side that scored `own`. */
function tablePoints(sport: string, own: number, other: number): number {
  if (sport === 'futebol') return own > other ? 3 : own === other ? 1 : 0
  if (sport === 'basquete') return own > other ? 2 : 1
  if (sport === 'tenis') return own > other ? 1 : 0
  const wasClose = Math.min(own, other) === 2
  return own > other ? (wasClose ? 2 : 3) : wasClose ? 1 : 0
}

function addSide(row: Row, { sport, own, other }: { sport: string; own: number; other: number }): void {
  row.played++
  row.scored += own
  row.conceded += other
  row.points += tablePoints(sport, own, other)
  if (own > other) row.wins++
  else if (own === other) row.draws++
  else row.losses++
}

/** ST3: compares the difference, in volleyball the ratio of sets; below zero if `a` is better. */
function difference(sport: string, a: Row, b: Row): number {
  if (sport === 'volei') return b.scored * a.conceded - a.scored * b.conceded
  return b.scored - b.conceded - (a.scored - a.conceded)
}

/** ST3: below zero if `a` stands above `b`. */
const compareIn = (sport: string) => (a: Row, b: Row) =>
  b.points - a.points ||
  (sport === 'tenis' ? 0 : b.wins - a.wins) ||
  difference(sport, a, b) ||
  b.scored - a.scored ||
  a.played - b.played ||
  a.club - b.club

/** The table of these clubs, best first. */
export function tableOf(sport: string, clubs: readonly number[], results: readonly Result[]): Row[] {
  const zero = { played: 0, wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0, points: 0 }
  const rows = new Map(clubs.map((club): [number, Row] => [club, { club, ...zero }]))
  for (const { homeClub, awayClub, home, away } of results) {
    const [of, against] = [rows.get(homeClub), rows.get(awayClub)]
    if (of) addSide(of, { sport, own: home, other: away })
    if (against) addSide(against, { sport, own: away, other: home })
  }
  return [...rows.values()].toSorted(compareIn(sport))
}

/** RK1: the rank of each value is one more than the number of higher values. */
export function ranksOf(values: readonly number[]): number[] {
  const falling = values.toSorted((a, b) => b - a)
  const rankOf = new Map<number, number>()
  for (const [at, value] of falling.entries()) if (!rankOf.has(value)) rankOf.set(value, at + 1)
  return values.map((value) => rankOf.get(value) as number)
}
