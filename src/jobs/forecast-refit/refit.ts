import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import {
  countCrowd,
  matchesToLearn,
  outlookSources,
  storeForecasts,
  storeOutlooks,
  storeStrengths,
} from '#db/forecast/forecast.ts'
import { lockForecasts } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { SPORT_MODELS } from '#jobs/sport/sport-models.ts'
import { projectRounds } from './project-rounds.ts'
import { runningSeason, simulateOutlook } from './season-outlook.ts'
import { isOver, walkForward } from './walk-forward.ts'
import type { Trx } from '#db/schema/trx.ts'

const FORECAST_DAYS = 30
const STRENGTH_DAYS = 400

interface Fit {
  championshipId: ChampionshipId
  allSeasons: boolean
}

async function refit(trx: Trx, { championshipId, allSeasons }: Fit): Promise<number> {
  await lockForecasts(trx, championshipId)
  const matches = await matchesToLearn(trx, { championshipId, horizonDays: FORECAST_DAYS, allSeasons })
  const sources = await outlookSources(trx)
  const lastPlayed = Math.max(...matches.filter(isOver).map(({ day }) => day))
  let count = 0
  for (const sport of SPORTS) {
    const own = matches.filter((match) => match.sport === sport)
    const learner = SPORT_MODELS[sport].learner()
    const { forecasts, strengths } = walkForward(learner, own, { strengthsSince: lastPlayed - STRENGTH_DAYS })
    await storeForecasts(trx, championshipId, forecasts)
    await storeStrengths(trx, strengths)
    count += forecasts.length
    const season = runningSeason(own)
    if (season && sources.get(season.seasonId) !== season.learnedFrom)
      await storeOutlooks(trx, await simulateOutlook(learner, season))
  }
  await countCrowd(trx)
  await projectRounds(trx, championshipId)
  await bumpVersion(trx, championshipId, 'forecast')
  return count
}

/**
 * Fits every sport of a championship again from the stored results. Writes forecasts, strengths, season outlooks and
 * projections, and returns the number of forecasts. The same stored data give the same rows.
 */
export async function refitForecasts(
  db: Kysely<Tables> | Trx,
  championshipId: ChampionshipId,
  options: { fromSeasonOfAll?: boolean } = {},
): Promise<number> {
  const fit = { championshipId, allSeasons: options.fromSeasonOfAll ?? false }
  if (db.isTransaction) return refit(db as Trx, fit)
  return db.transaction().execute((trx) => refit(trx, fit))
}
