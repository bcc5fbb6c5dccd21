import type { ChampionshipState, ChampionshipView } from '#contract/championship.ts'
import type { ChampionshipRow } from '#db/championship/championship-page.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { SPORTS } from '#domain/sport/sport.ts'

function stateOf({ isArchived, sports, isLive, hasMore, nextDeadlineMs }: ChampionshipRow): ChampionshipState {
  if (isArchived) return 'archived'
  if (sports.length === 0) return 'empty'
  if (isLive) return 'live'
  return hasMore || nextDeadlineMs !== null ? 'open' : 'over'
}

export function championshipView(row: ChampionshipRow, mainId: ChampionshipId): ChampionshipView {
  const { slug, name, modality, source, timeZone, isPublic, countsGlobally, isOrganiser, gameNowMs, pace } = row
  return {
    slug,
    name,
    sports: SPORTS.filter((sport) => row.sports.includes(sport)),
    modality,
    source,
    timeZone,
    isPublic,
    countsGlobally,
    isMain: row.id === mainId,
    isOrganiser,
    state: stateOf(row),
    hasMarket: row.hasMarket && row.sports.includes('futebol'),
    nextDeadlineMs: row.nextDeadlineMs,
    lastMatchMs: row.lastMatchMs,
    gameNowMs,
    pace,
  }
}
