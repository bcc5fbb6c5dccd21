import type { Standings } from '#contract/standings.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { SLUG } from '#test/life/stories/brasileirao.ts'
import { resultsAt } from '#test/life/stories/files.ts'

interface Row {
  played: number
  points: number
  goals: number
}

function count(results: ReturnType<typeof resultsAt>): Row[] {
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

/** Clubs have other names in the file: what they have is compared, not what they are called. */
const shape = (rows: readonly Row[]) =>
  rows
    .map(({ played, points, goals }) => `${points} points, ${played} matches, ${goals} goals`)
    .toSorted()
    .join('\n')

/** The table of the season, from the results of the file, counted here and nowhere else. */
export async function checkTables(life: Life): Promise<void> {
  const state = life.chronicle.championships[SLUG]
  if (!state || state.isDeleted || state.fixturesMs === undefined) return
  const answer = await fetch(`${life.server.url()}/api/standings/futebol?campeonato=${SLUG}`)
  const { tables } = (await answer.json()) as Standings
  const shown = tables
    .flatMap(({ rows }) => rows)
    .map(({ played, points, goalsFor }) => ({ played, points, goals: goalsFor }))
  const due = count(resultsAt(state.fixturesMs))
  if (shape(shown.filter(({ played }) => played > 0)) !== shape(due))
    throw new Failure('table', `the table of ${SLUG} is\n${shape(shown)}\nand the file gives\n${shape(due)}`)
}
