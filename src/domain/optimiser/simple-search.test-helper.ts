import { FORMATION_LIMITS } from '#domain/squad/formation.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { type Candidate, type ElevenProblem, objectiveOf } from './problem.ts'

const isAllowed = (eleven: readonly Candidate[], budget: number) =>
  eleven.length === 11 &&
  eleven.reduce((sum, { price }) => sum + price, 0) <= budget &&
  POSITIONS.every((position) => {
    const count = eleven.filter((player) => player.position === position).length
    return count >= FORMATION_LIMITS[position].min && count <= FORMATION_LIMITS[position].max
  })

/** Tries every eleven, of those that are wanted. */
export function bruteForce(
  { candidates, budget, fixed = [] }: ElevenProblem,
  isWanted: (eleven: readonly Candidate[]) => boolean = () => true,
): number | undefined {
  let best: number | undefined
  const free = candidates.filter(({ playerId }) => !fixed.some((player) => player.playerId === playerId))
  const visit = (at: number, chosen: Candidate[]) => {
    if (chosen.length === 11) {
      if (isAllowed(chosen, budget) && isWanted(chosen)) best = Math.max(best ?? -Infinity, objectiveOf(chosen))
      return
    }
    const player = free[at]
    if (player === undefined || free.length - at < 11 - chosen.length) return
    visit(at + 1, [...chosen, player])
    visit(at + 1, chosen)
  }
  visit(0, [...fixed])
  return best
}

/** Players from the best score down: the first one taken is the captain. States are counts a line and money spent. */
export function byDynamicProgramming({ candidates, budget }: ElevenProblem): number | undefined {
  let states = new Map<string, { counts: number[]; spent: number; value: number }>()
  states.set('', { counts: [0, 0, 0, 0], spent: 0, value: 0 })
  for (const player of [...candidates].sort((a, b) => b.score - a.score)) {
    const next = new Map(states)
    for (const { counts, spent, value } of states.values()) {
      const line = POSITIONS.indexOf(player.position)
      const grown = counts.map((count, at) => (at === line ? count + 1 : count))
      if ((grown[line] ?? 0) > FORMATION_LIMITS[player.position].max || spent + player.price > budget) continue
      if (grown.reduce((a, b) => a + b) > 11) continue
      const weight = counts.every((count) => count === 0) ? 3 : 2
      const state = { counts: grown, spent: spent + player.price, value: value + weight * player.score }
      const key = `${grown.join()}/${state.spent}`
      if (state.value > (next.get(key)?.value ?? -Infinity)) next.set(key, state)
    }
    states = next
  }
  const complete = [...states.values()].filter(
    ({ counts }) =>
      counts.reduce((a, b) => a + b) === 11 &&
      POSITIONS.every((position, at) => (counts[at] ?? 0) >= FORMATION_LIMITS[position].min),
  )
  return complete.length === 0 ? undefined : Math.max(...complete.map(({ value }) => value))
}
