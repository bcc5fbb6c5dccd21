import type { WorldRequest } from '#contract/operator.ts'

interface WorldFillRequest extends WorldRequest {
  /** The manager who requests it. */
  by: number
  /** Receives the name of the step and the share of the work that is done, from 0 to 1. */
  onProgress: (step: string, share: number) => void
}

/** Jobs make the sample world; the server passes this in. */
export type FillWorld = (asked: WorldFillRequest) => Promise<'built' | 'already' | 'not_empty'>
