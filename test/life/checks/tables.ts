import type { BookView } from '#contract/book.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { Standings } from '#contract/standings.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { OPERATOR } from '#test/life/stories/people.ts'
import { SUNDAY } from '#test/life/stories/sunday-league.ts'
import { resultsAt, SLUG } from '#test/life/stories/files.ts'
import { WORLD_CUP } from '#test/life/stories/feeds.ts'
import { cupResultsAt } from '#test/life/stories/recorded-feeds.ts'

interface Row {
  played: number
  points: number
  goals: number
}

type Result = ReturnType<typeof resultsAt>[number]

function count(results: readonly Result[]): Row[] {
  const rows = new Map<string, Row>()
  const add = (club: string, own: number, other: number) => {
    const row = rows.get(club) ?? { played: 0, points: 0, goals: 0 }
    row.played++
    row.points += own > other ? 3 : own === other ? 1 : 0
    row.goals += own
    rows.set(club, row)
  }
  for (const { home, away, homeGoals, awayGoals } of results) {
    add(home, homeGoals, awayGoals)
    add(away, awayGoals, homeGoals)
  }
  return [...rows.values()]
}

/** The file has other names for the clubs, so only their figures are compared. */
const shape = (rows: readonly Row[]) =>
  rows
    .map(({ played, points, goals }) => `${points} points, ${played} matches, ${goals} goals`)
    .toSorted()
    .join('\n')

async function compare(life: Life, slug: string, due: (season: number | null) => readonly Result[]): Promise<void> {
  const { season, tables } = await life.as(OPERATOR).get<Standings>(`/api/standings/futebol?championship=${slug}`)
  const shown = tables
    .flatMap(({ rows }) => rows)
    .map(({ played, points, goalsFor }) => ({ played, points, goals: goalsFor }))
  const [is, should] = [shape(shown.filter(({ played }) => played > 0)), shape(count(due(season)))]
  if (is !== should) throw new Failure('table', `the table of ${slug} is\n${is}\nand its results give\n${should}`)
}

/** The results on the pages of matches, with awarded ones. An abandoned match is void (MT3, MT4). */
async function resultsOfPages(life: Life): Promise<(Result & { season: number })[]> {
  const olga = life.as(OPERATOR)
  const { matches } = await olga.get<BookView>(`/api/championships/${SUNDAY}/book`)
  const results = []
  for (const { id, state } of matches) {
    if (state !== 'final') continue
    const { match, season } = await olga.get<MatchPageView>(`/api/matches/${id}`)
    const score = match.official ?? { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
    const clubs = { home: String(match.home.id), away: String(match.away.id) }
    results.push({ ...clubs, homeGoals: score.home, awayGoals: score.away, season })
  }
  return results
}

/** Recomputes tables of seasons: from results in a file or a feed, and from reported matches. */
export async function checkTables(life: Life): Promise<void> {
  const { [SLUG]: real, [SUNDAY]: sunday, [WORLD_CUP]: cup } = life.chronicle.championships
  const fixturesMs = real?.fixturesMs
  if (real && !real.isDeleted && fixturesMs !== undefined) await compare(life, SLUG, () => resultsAt(fixturesMs))
  const heardMs = cup?.fixturesMs
  if (heardMs !== undefined) await compare(life, WORLD_CUP, () => cupResultsAt(heardMs).filter((one) => one.isOfGroup))
  if (!sunday || sunday.isDeleted) return
  const results = await resultsOfPages(life)
  await compare(life, SUNDAY, (season) => results.filter((one) => one.season === season))
}
