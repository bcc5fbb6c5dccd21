import type { StatColumns } from '#db/ranking/ranking.ts'
import { createManagerDirectory, type ManagerDirectory } from '#live/manager-directory.ts'
import type { StoredTallies } from '#live/stat-score.ts'

function talliesOf(columns: StatColumns): StoredTallies {
  const { points, wins, settledPicks, rightPicks, streak } = columns
  return {
    global: { points, wins, settledPicks, rightPicks, streak },
    mensal: {
      isIn: columns.inMonth,
      points: columns.monthPoints,
      wins: columns.monthWins,
      settledPicks: columns.monthSettledPicks,
      rightPicks: columns.monthRightPicks,
      streak: columns.monthStreak,
    },
    semanal: {
      isIn: columns.inWeek,
      points: columns.weekPoints,
      wins: columns.weekWins,
      settledPicks: columns.weekSettledPicks,
      rightPicks: columns.weekRightPicks,
      streak: columns.weekStreak,
    },
  }
}

/** Who is ranked, and by what. */
export const directoryOf = (columns: StatColumns): { managers: ManagerDirectory; tallies: StoredTallies } => ({
  managers: createManagerDirectory(columns.managerIds),
  tallies: talliesOf(columns),
})
