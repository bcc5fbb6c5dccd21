import type { ProjectionView } from '#contract/projection.ts'

/** The list shows a risk of not playing that is at least this percentage. */
const SHOWN_RISK = 25

export const isRisky = (projection: ProjectionView | null): projection is ProjectionView =>
  projection !== null && projection.absentPercent >= SHOWN_RISK
