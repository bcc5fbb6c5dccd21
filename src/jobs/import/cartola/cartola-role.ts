import type { CartolaRow } from './cartola-row.ts'
import type { RoundRow } from './cartola-season.ts'

/**
 * The source credits keeper scouts and clean sheets only to players with the role in the match. A forward with goals
 * conceded kept goal, and a clean sheet means that the player counted as a defender that day.
 */
export function roleOf({ row, scouts }: Pick<RoundRow, 'row' | 'scouts'>): CartolaRow['position'] {
  if (row.position === 'coach' || row.position === 'Goleiro') return row.position
  if (scouts.save || scouts.penaltySaved || scouts.goalConceded) return 'Goleiro'
  return scouts.cleanSheet ? 'Defensor' : row.position
}
