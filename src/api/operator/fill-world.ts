import type { WorldRequest } from '#contract/operator.ts'

interface WorldAsked extends WorldRequest {
  /** The manager who asks. */
  by: number
  /** The step, and the share of the whole that is done. */
  onProgress: (step: string, share: number) => void
}

/** Making the sample world belongs to the jobs; the server hands it in. */
export type FillWorld = (asked: WorldAsked) => Promise<'built' | 'already' | 'not_empty'>
