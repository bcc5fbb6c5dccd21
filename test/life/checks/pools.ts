import type { LeaguePageView } from '#contract/league.ts'
import type { GridCell, PoolGrid } from '#contract/pool.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { OPERATOR } from '#test/life/stories/people.ts'

type Score = { home: number; away: number }
/** A correction reaches the table within this time after it is visible. */
const COUNTS_WITHIN_MS = 30_000

/** Written from rule PK2, not copied from the server. */
function pointsDue(pick: Score, result: Score): number {
  const side = ({ home, away }: Score) => Math.sign(home - away)
  if (pick.home === result.home && pick.away === result.away) return 25
  if (side(pick) !== side(result)) return 0
  if (side(pick) === 0) return 15
  const winner = side(pick) > 0 ? 'home' : 'away'
  const loser = winner === 'home' ? 'away' : 'home'
  if (pick[winner] === result[winner]) return 18
  if (pick.home - pick.away === result.home - result.away) return 15
  return pick[loser] === result[loser] ? 12 : 10
}

function differenceInCell(cell: NonNullable<GridCell>, match: PoolGrid['matches'][number]): string {
  const { homeScore, awayScore, state, official, fate } = match
  if (cell.pick.kind !== 'score' || state !== 'final' || official || fate === 'awarded') return ''
  const due = pointsDue(cell.pick.score, { home: homeScore ?? 0, away: awayScore ?? 0 })
  return cell.points === due ? '' : `match ${match.id} gives ${cell.points} points, its pick is worth ${due}`
}

/** Compares the grid of every stage with the table and the rules. Empty if everything agrees. */
async function differenceIn(life: Life, leagueId: number): Promise<string> {
  const olga = life.as(OPERATOR)
  const { pool } = await olga.get<LeaguePageView>(`/api/leagues/${leagueId}`)
  const path = `/api/pools/${leagueId}/grid`
  const { stages } = await olga.get<PoolGrid>(path)
  const sums = new Map<number, number>()
  for (const { key } of stages) {
    const { matches, rows } = await olga.get<PoolGrid>(`${path}?stage=${encodeURIComponent(key)}`)
    const early = matches.find(({ startsAtMs, state }) => startsAtMs > life.clock.now() && state === 'scheduled')
    if (early) throw new Failure('secret', `${path} shows picks of match ${early.id} before its kick-off`)
    for (const { managerId, cells, points } of rows.items) {
      sums.set(managerId, (sums.get(managerId) ?? 0) + points)
      const sum = cells.reduce((all, cell) => all + (cell?.points ?? 0), 0)
      if (sum !== points) return `stage ${key}: the cells of ${managerId} add up to ${sum}, not ${points}`
      for (const [at, cell] of cells.entries()) {
        const difference = cell && matches[at] ? differenceInCell(cell, matches[at]) : ''
        if (difference) return difference
      }
    }
  }
  const wrong = pool?.table.items.find(({ managerId, points }) => (sums.get(managerId) ?? 0) !== points)
  return wrong ? `${wrong.managerName} has ${wrong.points} points, the grid ${sums.get(wrong.managerId) ?? 0}` : ''
}

/** Recomputes bolões from everybody's picks, one of them over two championships (BL3, BL4, BL17). */
export async function checkPools(life: Life): Promise<void> {
  for (const [name, leagueId] of Object.entries(life.chronicle.leagues)) {
    let difference = ''
    const agrees = async () => {
      difference = await differenceIn(life, leagueId)
      return difference === ''
    }
    await until(agrees, {
      limitMs: COUNTS_WITHIN_MS,
      everyMs: 1_000,
      otherwise: () => new Failure('points', `bolão ${name}: ${difference}`),
    })
  }
}
