import { fold, matchesSearch } from '#web/ui/search-text.ts'

/** Whom a typed name means: the one called so, or else the first whose name has it, give or take a typing mistake. */
export function foundPlayer<Player extends { name: string }>(
  players: readonly Player[],
  typed: string,
): Player | undefined {
  const wanted = fold(typed.trim())
  if (wanted === '') return undefined
  return players.find(({ name }) => fold(name) === wanted) ?? players.find(({ name }) => matchesSearch(name, wanted))
}
