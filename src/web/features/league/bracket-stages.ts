import type { TieView } from '#contract/league.ts'

export interface BracketStage {
  stage: number
  /** Sorted by slot. A tie is null until it is drawn. */
  places: readonly { slot: number; tie: TieView | null }[]
}

/** All stages from the first one in `ties` to the final. A place without a drawn tie has null. */
export function bracketStages(ties: readonly TieView[]): BracketStage[] {
  const first = Math.min(...ties.map(({ stage }) => stage))
  const stages: BracketStage[] = []
  let count = ties.filter(({ stage }) => stage === first).length
  for (let stage = first; count >= 1; stage++, count = Math.floor(count / 2)) {
    const drawn = new Map(ties.filter((tie) => tie.stage === stage).map((tie) => [tie.slot, tie]))
    stages.push({ stage, places: Array.from({ length: count }, (_, slot) => ({ slot, tie: drawn.get(slot) ?? null })) })
  }
  return stages
}
