/** Elo, a baseline for forecasts: it knows only results and one number for each club. */
export interface EloSettings {
  k: number
  homeAdvantage: number
  newcomer: number
}

export const PLAIN_ELO: EloSettings = { k: 20, homeAdvantage: 65, newcomer: 1500 }

export interface EloTable {
  settings: EloSettings
  ratings: Map<string, number>
}

export const createElo = (settings: EloSettings = PLAIN_ELO): EloTable => ({ settings, ratings: new Map() })

export const eloRating = (table: EloTable, name: string): number => table.ratings.get(name) ?? table.settings.newcomer

export function eloDifference(table: EloTable, pairing: { home: string; away: string; neutral?: boolean }): number {
  const edge = pairing.neutral ? 0 : table.settings.homeAdvantage
  return eloRating(table, pairing.home) - eloRating(table, pairing.away) + edge
}

export const eloExpectation = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

/** `result` is 1 for a home win, 0.5 for a draw, 0 for an away win. */
export function absorbElo(
  table: EloTable,
  pairing: { home: string; away: string; neutral?: boolean },
  result: number,
): void {
  const move = table.settings.k * (result - eloExpectation(eloDifference(table, pairing)))
  const [home, away] = [eloRating(table, pairing.home), eloRating(table, pairing.away)]
  table.ratings.set(pairing.home, home + move)
  table.ratings.set(pairing.away, away - move)
}
