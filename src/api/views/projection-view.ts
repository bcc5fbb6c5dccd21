import type { ProjectionView } from '#contract/projection.ts'
import type { ShownProjection } from '#domain/projection/with-status.ts'

const percent = (chance: number) => Math.round(100 * Math.min(1, Math.max(0, chance)))

export const projectionView = (projection: ShownProjection): ProjectionView => ({
  expectedTenths: Math.round(projection.meanTenths * 10) / 10,
  lowTenths: projection.lowTenths,
  highTenths: projection.highTenths,
  absentPercent: percent(1 - projection.playChance),
  blankPercent: percent(projection.blankChance),
  tenPercent: percent(projection.tenChance),
})
