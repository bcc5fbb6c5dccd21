import type { CartolaRow } from './cartola-row.ts'
import type { RoundRow } from './cartola-season.ts'

/**
 * The source credits keeper scouts and clean sheets only to players who had that role in the match. So a forward with
 * goals conceded kept goal, and a midfielder with a clean sheet counted as a defender that day.
 */
export function roleOf({ row, scouts }: Pick<RoundRow, 'row' | 'scouts'>): CartolaRow['position'] {
  if (row.position === 'coach' || row.position === 'Goleiro') return row.position
  if (scouts.save || scouts.penaltySaved || scouts.goalConceded) return 'Goleiro'
  return scouts.cleanSheet ? 'Defensor' : row.position
}
