import { fold, matchesSearch } from '#web/ui/search-text.ts'

/** The player with this exact name, otherwise the first name that contains it, allowing for typing mistakes. */
export function foundPlayer<Player extends { name: string }>(
  players: readonly Player[],
  typed: string,
): Player | undefined {
  const wanted = fold(typed.trim())
  if (wanted === '') return undefined
  return players.find(({ name }) => fold(name) === wanted) ?? players.find(({ name }) => matchesSearch(name, wanted))
}
