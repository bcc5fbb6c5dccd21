import type { Kysely } from 'kysely'
import { knockoutStages, type KnockoutStage, type Meeting } from '#domain/standings/knockout.ts'
import type { KnockoutStageView, LegView, Standings } from '#contract/standings.ts'
import { clubsOfSport } from '#db/club/club.ts'
import type { SportOfChampionship } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import { shownSeason } from '#db/standings/season.ts'
import { readSeason, tablesOf } from '#api/season/read-season.ts'
import { clubView } from '#api/views/match-view.ts'

const legsOf = ({ home, legs }: Meeting): LegView[] =>
  legs.map(({ startsAtMs, match }) => ({
    matchId: match?.matchId ?? null,
    startsAtMs,
    isOver: match?.isOver ?? false,
    isReturn: match !== null && match.homeId !== home.clubId,
    score: match?.score ?? null,
    extraTime: match?.extraTime ?? null,
    penalties: match?.penalties ?? null,
  }))

const stageView = ({ name, startsAtMs, meetings }: KnockoutStage, tablesFromMs: number): KnockoutStageView => ({
  name,
  isBeforeTables: startsAtMs < tablesFromMs,
  meetings: meetings.map((meeting) => ({ ...meeting, legs: legsOf(meeting) })),
})

export async function readStandings(db: Kysely<Tables>, of: SportOfChampionship): Promise<Standings> {
  const { sport } = of
  const [clubs, season] = await Promise.all([clubsOfSport(db, of), shownSeason(db, of)])
  const facts = season
    ? await readSeason(db, of, season)
    : { matches: [], ties: [], waitingIds: clubs.map(({ id }) => id) }
  const tablesFromMs = facts.matches[0]?.startsAtMs ?? -Infinity
  return {
    sport,
    season: season?.number ?? null,
    clubs: clubs.map(clubView),
    tables: tablesOf(sport, facts),
    knockout: knockoutStages(facts.ties).map((stage) => stageView(stage, tablesFromMs)),
  }
}
