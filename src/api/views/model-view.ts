import { modelPick } from '#domain/pick/model-pick.ts'
import type { Pick } from '#domain/pick/pick-points.ts'

interface Forecast {
  homePercent: number | null
  drawPercent: number | null
  awayPercent: number | null
  expectedHome: number | null
  expectedAway: number | null
}

/** The model's pick for a match that it has rated. */
export function modelView({
  homePercent,
  drawPercent,
  awayPercent,
  expectedHome,
  expectedAway,
}: Forecast): Pick | null {
  if (homePercent === null || awayPercent === null) return null
  const goals = expectedHome === null || expectedAway === null ? null : { home: expectedHome, away: expectedAway }
  return modelPick({ home: homePercent, draw: drawPercent ?? 0, away: awayPercent, goals })
}
