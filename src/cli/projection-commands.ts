import { fitProjection } from '#domain/projection/fit-projection.ts'
import { LINE_FEATURES } from '#domain/projection/line-features.ts'
import { MINUTES_FEATURES } from '#domain/projection/minutes-features.ts'
import { evaluateProjection, settingsOf } from '#jobs/projection/evaluate-projection.ts'
import { projectionText } from '#jobs/projection/projection-text.ts'
import { readSeason } from '#jobs/projection/read-season.ts'
import type { ProjectionSeason } from '#jobs/projection/season.ts'
import { walkSeason } from '#jobs/projection/walk-season.ts'
import { UsageError, wholeNumber } from './arguments.ts'
import type { Command } from './command.ts'
import { readRules } from './read-rules.ts'

/** Before this round, hardly anything is known about a season. */
const FIT_FROM_ROUND = 4

async function readSeasons(folders: readonly string[], rules: string | undefined) {
  if (folders.length === 0) throw new UsageError('name at least one folder of round files')
  const named = await readRules(rules)
  const seasons: ProjectionSeason[] = []
  for (const folder of folders) {
    const season = await readSeason(folder, named.rules)
    if (!season) throw new UsageError(`${folder}: no round files of Cartola or of the Fantasy Premier League`)
    seasons.push(season)
  }
  return { ...named, seasons }
}

export const projectionCommands: Record<string, Command> = {
  'projection evaluate': {
    usage: 'projection evaluate FOLDER... --rules NAME|FILE --from-round N',
    about: 'projects every round of past seasons from the rounds before it, and judges projections and baselines',
    runAlone: async (folders, flags) => {
      const fromRound = wholeNumber(flags['from-round'], '--from-round')
      const { seasons, rules } = await readSeasons(folders, flags.rules)
      const evaluation = evaluateProjection(seasons, { rules, fromRound })
      return { text: projectionText(evaluation), json: evaluation }
    },
  },
  'projection fit': {
    usage: 'projection fit FOLDER... --rules NAME|FILE',
    about: 'prints what projections assume, fitted on past seasons of one game',
    runAlone: async (folders, flags) => {
      const { seasons } = await readSeasons(folders, flags.rules)
      const lessons = seasons.flatMap((season) =>
        walkSeason(season)
          .filter(({ row }) => row.round >= FIT_FROM_ROUND)
          .map(({ row, candidate }) => ({ candidate, outcome: row.match })),
      )
      const { yellowsToBan } = settingsOf({ hasMinutes: seasons.some(({ hasMinutes }) => hasMinutes) })
      const settings = fitProjection(lessons, yellowsToBan)
      // The names are in the order of the weights in `settings`.
      return { text: JSON.stringify(settings), json: { minutes: MINUTES_FEATURES, lines: LINE_FEATURES, settings } }
    },
  },
}
