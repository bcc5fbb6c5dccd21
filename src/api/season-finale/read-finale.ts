import type { Kysely } from 'kysely'
import { tierName } from '#domain/division/tiers.ts'
import type { Country } from '#domain/manager/country.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { FINALE_LEAGUES, FINALE_PLACES, type SeasonFinale, type SeasonList } from '#contract/season-finale.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  divisionChampions,
  leaguesWon,
  managersPlaced,
  seasonsNumbered,
  sportsOfSeason,
  type SeasonBoard,
  type SeasonNumbered,
  type SeasonRow,
} from '#db/season-finale/season-finale.ts'
import { clubById } from '#db/club/club.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { readSeason, titlesOf } from '#api/season/read-season.ts'
import { clubView } from '#api/views/match-view.ts'

function nextOf(seasons: readonly SeasonRow[], number: number): SeasonFinale['next'] {
  const next = seasons.findLast((season) => season.number > number)
  return next && !next.hasBegun ? { number: next.number, startsAtMs: next.startsAt.getTime() } : null
}

export async function readSeasonList(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<SeasonList> {
  const seasons = await seasonsNumbered(db, championshipId)
  const ranked = seasons.find(({ hasBegun }) => hasBegun)
  return {
    ranked: ranked?.number ?? null,
    isOver: ranked?.isOver ?? false,
    numbers: seasons.filter(({ hasBegun }) => hasBegun).map(({ number }) => number),
    next: nextOf(seasons, ranked?.number ?? 0),
  }
}

/** ST8: the champion of each sport whose season is over. */
async function championsOf(db: Kysely<Tables>, of: SeasonNumbered): Promise<SeasonFinale['champions']> {
  const sports = (await sportsOfSeason(db, of)).filter(({ isOver }) => isOver)
  const found = await Promise.all(
    sports.map(async ({ id, sport }) => {
      const asked = { championshipId: of.championshipId, sport }
      const [championId] = titlesOf(sport, [await readSeason(db, asked, { id, number: of.number })]).keys()
      const club =
        championId === undefined
          ? undefined
          : await clubById(db, { championshipId: of.championshipId, clubId: championId })
      return club ? [{ sport, club: clubView(club) }] : []
    }),
  )
  return found.flat()
}

/** RK1, RK6: the best managers of a season, by the points of that season. */
async function bestOf(db: Kysely<Tables>, { managerIds, points, wins }: SeasonBoard): Promise<SeasonFinale['ranking']> {
  const ranks = ranksOf(points)
  const shown = Array.from(managerIds.subarray(0, FINALE_PLACES))
  const managers = await managersPlaced(db, shown)
  return shown.flatMap((managerId, place) => {
    const manager = managers.get(managerId)
    if (!manager) return []
    const numbers = { rank: ranks[place] ?? 0, points: points[place] ?? 0, wins: wins[place] ?? 0 }
    return [{ ...manager, country: manager.country as Country, ...numbers }]
  })
}

/** Undefined for a season that has not begun or does not exist. */
export async function readFinale(
  db: Kysely<Tables>,
  of: SeasonNumbered,
  readBoard: () => Promise<SeasonBoard>,
): Promise<SeasonFinale | undefined> {
  const { championshipId, number } = of
  const seasons = await seasonsNumbered(db, championshipId)
  const season = seasons.find((one) => one.number === number)
  if (!season?.hasBegun) return undefined
  const until = seasons.findLast((one) => one.number > number)?.startsAt ?? null
  const [board, champions, leagues, divisions] = await Promise.all([
    readBoard(),
    championsOf(db, of),
    leaguesWon(db, { championshipId, from: season.startsAt, until, limit: FINALE_LEAGUES }),
    divisionChampions(db, of),
  ])
  return {
    number,
    isOver: season.isOver,
    next: nextOf(seasons, number),
    champions,
    total: board.managerIds.length,
    ranking: await bestOf(db, board),
    leagues,
    divisions: divisions.map(({ tier, ...row }) => ({ ...row, tier: tierName(tier) })),
  }
}
