import { LINE_OF, rulesOf, type Modality } from '#domain/sport/modality.ts'
import { type Candidate, type ElevenProblem, objectiveOf } from '#domain/optimiser/problem.ts'

const isAllowed = (eleven: readonly Candidate[], modality: Modality, budget: number) =>
  eleven.length === rulesOf(modality).size &&
  eleven.reduce((sum, { price }) => sum + price, 0) <= budget &&
  rulesOf(modality).lines.every(({ position, min, max }) => {
    const count = eleven.filter((player) => player.position === position).length
    return count >= min && count <= max
  })

/** The highest objective of all allowed elevens for which `isWanted` is true, found by trying every eleven. */
export function bruteForce(
  { modality, candidates, budget, fixed = [] }: ElevenProblem,
  isWanted: (eleven: readonly Candidate[]) => boolean = () => true,
): number | undefined {
  const { size } = rulesOf(modality)
  let best: number | undefined
  const free = candidates.filter(({ playerId }) => !fixed.some((player) => player.playerId === playerId))
  const visit = (at: number, chosen: Candidate[]) => {
    if (chosen.length === size) {
      if (isAllowed(chosen, modality, budget) && isWanted(chosen))
        best = Math.max(best ?? -Infinity, objectiveOf(chosen))
      return
    }
    const player = free[at]
    if (player === undefined || free.length - at < size - chosen.length) return
    visit(at + 1, [...chosen, player])
    visit(at + 1, chosen)
  }
  visit(0, [...fixed])
  return best
}

/**
 * The highest objective, by taking players from the best score down: the first one is the captain. A state is the
 * counts by line and the money spent.
 */
export function byDynamicProgramming({ modality, candidates, budget }: ElevenProblem): number | undefined {
  const { size, lines } = rulesOf(modality)
  let states = new Map<string, { counts: number[]; spent: number; value: number }>()
  states.set('', { counts: [0, 0, 0, 0], spent: 0, value: 0 })
  for (const player of [...candidates].sort((a, b) => b.score - a.score)) {
    const next = new Map(states)
    for (const { counts, spent, value } of states.values()) {
      const line = LINE_OF[player.position]
      const grown = counts.map((count, at) => (at === line ? count + 1 : count))
      if ((grown[line] ?? 0) > (lines[line]?.max ?? 0) || spent + player.price > budget) continue
      if (grown.reduce((a, b) => a + b) > size) continue
      const weight = counts.every((count) => count === 0) ? 3 : 2
      const state = { counts: grown, spent: spent + player.price, value: value + weight * player.score }
      const key = `${grown.join()}/${state.spent}`
      if (state.value > (next.get(key)?.value ?? -Infinity)) next.set(key, state)
    }
    states = next
  }
  const complete = [...states.values()].filter(
    ({ counts }) => counts.reduce((a, b) => a + b) === size && lines.every(({ min }, at) => (counts[at] ?? 0) >= min),
  )
  return complete.length === 0 ? undefined : Math.max(...complete.map(({ value }) => value))
}
