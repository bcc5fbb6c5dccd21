import type { ProjectionView } from '#contract/projection.ts'

/** A risk of not playing from here on is shown in the list. */
const SHOWN_RISK = 25

export const isRisky = (projection: ProjectionView | null): projection is ProjectionView =>
  projection !== null && projection.absentPercent >= SHOWN_RISK
