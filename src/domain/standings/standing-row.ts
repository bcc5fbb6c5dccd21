import type { ClubId } from '#domain/ids.ts'

type FormLetter = 'W' | 'D' | 'L'

export interface StandingRow {
  clubId: ClubId
  position: number
  played: number
  wins: number
  draws: number
  losses: number
  /** Goals, points or sets, as the sport counts (SP1). */
  goalsFor: number
  goalsAgainst: number
  points: number
  /** The last results, up to five, the newest last. */
  form: FormLetter[]
}
