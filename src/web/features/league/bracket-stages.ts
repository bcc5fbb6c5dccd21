import type { TieView } from '#contract/league.ts'

export interface BracketStage {
  stage: number
  /** Ties in their order; null for one whose squads are not known yet. */
  ties: readonly (TieView | null)[]
}

/** Every stage up to the final: what is drawn, and empty places where it is not. */
export function bracketStages(ties: readonly TieView[]): BracketStage[] {
  const first = Math.min(...ties.map(({ stage }) => stage))
  const stages: BracketStage[] = []
  let places = ties.filter(({ stage }) => stage === first).length
  for (let stage = first; places >= 1; stage++, places = Math.floor(places / 2)) {
    const drawn = new Map(ties.filter((tie) => tie.stage === stage).map((tie) => [tie.slot, tie]))
    stages.push({ stage, ties: Array.from({ length: places }, (_, slot) => drawn.get(slot) ?? null) })
  }
  return stages
}
