import { fold, matchesSearch } from '#web/ui/search-text.ts'

/**
 * The player with this name, ignoring accents and case. Otherwise the first player whose name contains the typed words,
 * allowing for typing mistakes.
 */
export function foundPlayer<Player extends { name: string }>(
  players: readonly Player[],
  typed: string,
): Player | undefined {
  const wanted = fold(typed.trim())
  if (wanted === '') return undefined
  return players.find(({ name }) => fold(name) === wanted) ?? players.find(({ name }) => matchesSearch(name, wanted))
}
