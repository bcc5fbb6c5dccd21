import type { StatColumns } from '#db/ranking/ranking.ts'
import { createManagerDirectory, type ManagerDirectory } from '#live/manager-directory.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import type { StoredTallies } from '#live/stat-score.ts'

function talliesOf(columns: StatColumns): StoredTallies {
  const { points, wins, settledPicks, rightPicks, streak } = columns
  return {
    global: { isIn: columns.hasPlayed, points, wins, settledPicks, rightPicks, streak },
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
    temporada: {
      isIn: columns.inSeason,
      points: columns.seasonPoints,
      wins: columns.seasonWins,
      settledPicks: columns.seasonSettledPicks,
      rightPicks: columns.seasonRightPicks,
      streak: columns.seasonStreak,
    },
  }
}

/** Which managers are ranked, and by which figures. */
export async function directoryOf(
  columns: StatColumns,
): Promise<{ managers: ManagerDirectory; tallies: StoredTallies }> {
  return { managers: await yieldToOthers(createManagerDirectory(columns.managerIds)), tallies: talliesOf(columns) }
}
