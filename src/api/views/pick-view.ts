import { gradePick, type Pick, type PickGrade } from '#domain/pick/pick-points.ts'
import { pickOf } from '#domain/pick/stored-pick.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { PickMatch } from '#contract/pick.ts'
import type { CrowdRow } from '#db/pick/pick-crowd.ts'
import type { PickMatchRow } from '#db/pick/pick.ts'
import { crowdView } from './crowd-view.ts'
import { matchView } from './match-view.ts'
import { modelView } from './model-view.ts'

/** Why a pick got its points, once they are final. */
function gradeOf(row: PickMatchRow, pick: Pick | null): PickGrade | null {
  if (!pick || row.points === null || row.home_score === null || row.away_score === null) return null
  return gradePick(pick, { home: row.home_score, away: row.away_score })
}

export function pickMatchView(row: PickMatchRow, crowd?: CrowdRow): PickMatch {
  const { outcome } = row
  const pick = outcome === null ? null : pickOf({ ...row, outcome })
  const { homePercent, drawPercent, awayPercent } = row
  const isForecast = homePercent !== null && awayPercent !== null
  const draw = SPORT_RULES[row.sport].draw ? (drawPercent ?? 0) : 0
  return {
    match: matchView(row),
    forecast: isForecast ? { home: homePercent, draw, away: awayPercent } : null,
    model: row.state === 'scheduled' ? modelView(row) : null,
    ...(row.lead !== null && { decidesTie: true }),
    ...(row.lead !== null && row.lead !== 0 && { lead: row.lead }),
    pick,
    savedAtMs: row.savedAt?.getTime() ?? null,
    crowd: crowd && crowd.picks > 0 ? crowdView(crowd) : null,
    points: row.points,
    grade: gradeOf(row, pick),
  }
}
