import type { Plan, Planned } from './plan-import.ts'

export interface Counts {
  made: number
  changed: number
  unchanged: number
}

export const TOLD = {
  clubs: 'club',
  players: 'player',
  rounds: 'round',
  matches: 'match',
  ties: 'championship_tie',
  results: 'match_report',
  publishedPoints: 'published_point',
  roundFiles: 'round_file',
} as const satisfies Record<string, keyof Planned>

export type Summary = Record<keyof typeof TOLD, Counts>

/** How many rows of each kind are new, changed and unchanged. */
export function summaryOf({ tables }: Pick<Plan, 'tables'>): Summary {
  const entries = Object.entries(TOLD).map(([name, table]) => {
    const { made, changed, unchanged } = tables[table]
    return [name, { made: made.length, changed: changed.length, unchanged }]
  })
  return Object.fromEntries(entries) as Summary
}
