import type { Kysely } from 'kysely'
import type { Pick } from '#domain/pick/pick-points.ts'
import { pickOf, type StoredPick } from '#domain/pick/stored-pick.ts'
import { pickWorth } from '#domain/pool/pick-worth.ts'
import type { GridCell, GridLine, PoolGrid } from '#contract/pool.ts'
import { crowdOf, type CrowdRow } from '#db/pick/pick-crowd.ts'
import {
  poolStages,
  stageMatches,
  stagePicks,
  stageWinners,
  type StageMatchRow,
  type StagePickRow,
} from '#db/pool/pool-grid.ts'
import { poolTablePage } from '#db/pool/pool-table.ts'
import { poolOf, type PoolRow } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { matchView } from '#api/views/match-view.ts'
import { modelView } from '#api/views/model-view.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requirePool } from '#api/league-shared/require-league.ts'
import { nextAt, type PageWindow } from '#api/http/page-window.ts'

interface MadePick extends Partial<Omit<StagePickRow, keyof StoredPick>> {
  pick: Pick
}

/** A pick with its points by the present score. A match that was awarded counts for nobody. */
function cellOf(pool: PoolRow, match: StageMatchRow, made: MadePick | undefined): GridCell {
  if (!made) return null
  const { pick, isJoker = false, madeBy } = made
  const marks = { ...(isJoker && { isJoker }), ...(madeBy && { madeBy }) }
  const { home_score: home, away_score: away } = match
  if (home === null || away === null || match.is_awarded) return { pick, line: null, points: 0, ...marks }
  const counted = {
    score: { home, away },
    extraTime: match.extra_time,
    penalties: match.penalties,
    stage: match.stage,
    lead: match.state === 'final' ? match.lead : null,
  }
  return { pick, ...pickWorth(pool, { pick, isJoker }, counted), ...marks }
}

function crowdPick(crowd: CrowdRow | undefined): Pick | undefined {
  if (!crowd || crowd.picks === 0) return undefined
  const [score] = crowd.scores
  if (score) return { kind: 'score', score: { home: score.home, away: score.away } }
  return { kind: 'winner', winner: crowd.away > crowd.home ? 'away' : 'home' }
}

const madeOf = (pick: Pick | undefined): MadePick | undefined => pick && { pick }

const sumOf = (cells: readonly GridCell[]) => cells.reduce((sum, cell) => sum + (cell?.points ?? 0), 0)

export interface GridRequest {
  leagueId: number
  managerId: number | undefined
  stage?: string | undefined
  window: PageWindow
  code?: string | undefined
}

/** The queries apply PK3: a match that has not kicked off has neither a column nor a pick. */
export async function readPoolGrid(db: Kysely<Tables>, asked: GridRequest): Promise<PoolGrid> {
  const { leagueId, managerId } = asked
  const { row } = await readVisible(db, { leagueId, managerId, code: asked.code })
  requirePool(row)
  const [pool, stages] = await Promise.all([poolOf(db, leagueId), poolStages(db, leagueId)])
  if (!pool) throw httpProblem('not_found')
  const stage = stages.find(({ key }) => key === asked.stage) ?? stages[0]
  const matches = stage ? await stageMatches(db, leagueId, stage.key) : []
  const matchIds = matches.map(({ id }) => id)
  const people = await poolTablePage(db, leagueId, asked.window)
  const isSettled = matches.every(({ picksSettled }) => picksSettled)
  const shown = [...people.map((one) => one.managerId), ...(managerId === undefined ? [] : [managerId])]
  const [picks, crowd, winners] = await Promise.all([
    stagePicks(db, { leagueId, matchIds, managerIds: shown }),
    crowdOf(db, matchIds),
    isSettled ? stageWinners(db, leagueId, matchIds) : [],
  ])
  const lineOf = (pickFor: (match: StageMatchRow) => MadePick | undefined): GridLine => {
    const cells = matches.map((match) => cellOf(pool, match, pickFor(match)))
    return { points: sumOf(cells), cells }
  }
  const byPerson = new Map(picks.map((pick) => [`${pick.managerId} ${pick.matchId}`, pick]))
  const lineOfPerson = (id: number) =>
    lineOf(({ id: matchId }) => {
      const found: StagePickRow | undefined = byPerson.get(`${id} ${matchId}`)
      return found && { ...found, pick: pickOf(found) }
    })
  const isIn = managerId !== undefined && picks.some((pick) => pick.managerId === managerId)
  return {
    stages: stages.map(({ key, round, startsAt }) => ({ key, round, startsAtMs: startsAt.getTime() })),
    stage: stage?.key ?? null,
    matches: matches.map(matchView),
    rows: {
      items: people.map((one) => ({
        managerId: one.managerId,
        managerName: one.managerName,
        rank: one.rank,
        total: one.points,
        ...lineOfPerson(one.managerId),
      })),
      next: nextAt(asked.window, row.participants),
    },
    crowd: lineOf(({ id }) => madeOf(crowdPick(crowd.find(({ matchId }) => matchId === id)))),
    model: lineOf((match) => madeOf(modelView(match) ?? undefined)),
    mine: isIn ? lineOfPerson(managerId).points : null,
    winners,
  }
}
