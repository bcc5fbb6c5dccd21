import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { StrengthView } from '#contract/analytics.ts'
import type { StrengthRow } from '#db/club/club.ts'

const percentOfLogit = (logit: number) => Math.round(1000 / (1 + Math.exp(-logit))) / 10

/** A rating is log odds, shown as a percentage of goals, sets or matches, or it is a margin in points. */
const VALUES: Record<StrengthView['unit'], (rating: number) => number> = {
  goalShare: percentOfLogit,
  margin: (rating) => Math.round(rating * 10) / 10,
  setShare: percentOfLogit,
  winShare: percentOfLogit,
}

/** The column name of each unit of strength. */
export const STRENGTH_COLUMNS: Record<StrengthView['unit'], string> = {
  goalShare: 'gols_a_cada_100',
  margin: 'vantagem_em_pontos',
  setShare: 'sets_a_cada_100',
  winShare: 'vitorias_a_cada_100',
}

export function strengthView(sport: Sport, clubIds: readonly number[], rows: readonly StrengthRow[]): StrengthView {
  const unit = SPORT_RULES[sport].strengthUnit
  const valueOf = VALUES[unit]
  const points = new Map(clubIds.map((clubId) => [clubId, [] as { day: string; value: number }[]]))
  for (const { club_id, day, rating } of rows) points.get(club_id)?.push({ day, value: valueOf(rating) })
  return { unit, series: [...points].map(([clubId, own]) => ({ clubId, points: own })) }
}
