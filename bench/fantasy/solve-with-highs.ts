import highsLoader from 'highs'
import type { Candidate } from '#domain/optimiser/problem.ts'
import { MODALITIES } from '#domain/sport/modality.ts'

const terms = (parts: string[]) => parts.join('\n + ')

/** SQ1, SQ2, SQ5 and SQ6 as a linear program: x chooses a player, y makes a chosen player captain. */
function asLinearProgram(candidates: readonly Candidate[], budget: number): string {
  const x = candidates.map(({ playerId }) => `x${playerId}`)
  const y = candidates.map(({ playerId }) => `y${playerId}`)
  const lines = MODALITIES.campo.lines.flatMap(({ position, min, max }) => {
    const line = terms(candidates.filter((p) => p.position === position).map(({ playerId }) => `x${playerId}`))
    return [`${line} >= ${min}`, `${line} <= ${max}`]
  })
  return [
    'Maximize',
    `obj: ${terms(candidates.map(({ playerId, score }) => `${2 * score} x${playerId} + ${score} y${playerId}`))}`,
    'Subject To',
    `${terms(x)} = 11`,
    `${terms(y)} = 1`,
    `${terms(candidates.map(({ playerId, price }) => `${price} x${playerId}`))} <= ${budget}`,
    ...lines,
    ...candidates.map(({ playerId }) => `y${playerId} - x${playerId} <= 0`),
    'Binary',
    ...x,
    ...y,
    'End',
  ].join('\n')
}

export async function highsSolver(): Promise<(candidates: readonly Candidate[], budget: number) => number> {
  const highs = await highsLoader()
  return (candidates, budget) => {
    const solution = highs.solve(asLinearProgram(candidates, budget), { mip_rel_gap: 0, mip_abs_gap: 0 })
    if (solution.Status !== 'Optimal') throw new Error(`highs: ${solution.Status}`)
    return Math.round(solution.ObjectiveValue)
  }
}
