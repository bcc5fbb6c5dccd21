import { RANKING_PAGE, type StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { Kysely } from 'kysely'
import { nameKey } from '#domain/manager/name-key.ts'
import { type OwnRanking, type RankingQuery, type RankingSearch, type RankingView } from '#contract/ranking.ts'
import { findManagers, followedBy, friendsOf } from '#db/ranking/ranking.ts'
import { gameNow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { Standing } from '#live/rankings.ts'
import { badgesOf } from '#api/views/badges-view.ts'
import { nextRoundOf } from '#api/views/next-round.ts'
import { liveOf, type RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'
import { nextAt, windowOf } from '#api/http/page-window.ts'
import { managerFacts, rankingEntries, type Board } from './ranking-view.ts'

/** Neighbours on each side. With the visitor's own row, they are as many as the first page lists below the podium. */
const NEIGHBOURS = 8
const MOST_FOUND = 10

const stateOf = (snapshot: RankingsSnapshot) => ({ live: liveOf(snapshot), oldSinceMs: snapshot.oldSinceMs })

/** A page of a board that is the same for everybody. */
export async function readRanking(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { scope, metric, ...asked }: RankingQuery & { scope: StoredScope },
): Promise<RankingView> {
  const window = windowOf(asked, RANKING_PAGE)
  const standings = snapshot.rankings.page(scope, metric, { from: window.offset, count: window.limit })
  const items = await rankingEntries(db, snapshot, { board: { scope, metric }, standings })
  const total = snapshot.rankings.board(scope, metric).size()
  return { scope, metric, total, ...stateOf(snapshot), friends: null, items, next: nextAt(window, total) }
}

async function friendStandings(db: Kysely<Tables>, { rankings }: RankingsSnapshot, of: ManagerId, { metric }: Board) {
  const all = await friendsOf(db, of)
  return { friends: all.length - 1, standings: all.length > 1 ? rankings.among(metric, all) : [] }
}
const noFriends = { friends: 0, standings: [] }

export async function readFriends(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { managerId, query }: { managerId: ManagerId | undefined; query: RankingQuery },
): Promise<RankingView> {
  const board: Board = { scope: 'amigos', metric: query.metric }
  const { friends, standings: all } =
    managerId === undefined ? noFriends : await friendStandings(db, snapshot, managerId, board)
  const window = windowOf(query, RANKING_PAGE)
  const standings = all.slice(window.offset, window.offset + window.limit)
  const among = all.map((standing) => standing.managerId)
  const items = await rankingEntries(db, snapshot, { board, standings, among })
  const total = all.length
  return { ...board, total, ...stateOf(snapshot), friends, items, next: nextAt(window, total) }
}

export async function readOwnRanking(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { managerId, board }: { managerId: ManagerId | undefined; board: Board },
): Promise<OwnRanking> {
  const { rankings } = snapshot
  const nobody = { ...board, managerId: null, own: null, around: [], settledPicks: 0, followed: [], next: null }
  const total = board.scope === 'amigos' ? 0 : rankings.board(board.scope, board.metric).size()
  const amigos = board.scope === 'amigos' ? noFriends : undefined
  if (managerId === undefined) return { ...nobody, total, ...stateOf(snapshot), friends: amigos?.friends ?? null }

  const among = amigos && (await friendStandings(db, snapshot, managerId, board))
  const standings = among ? near(among.standings, managerId) : aroundStored(snapshot, board, managerId)
  const [around, followed] = await Promise.all([
    rankingEntries(db, snapshot, {
      board,
      standings,
      among: among?.standings.map((friend) => friend.managerId) ?? [],
    }),
    followedBy(db, managerId),
  ])
  const own = around.find((entry) => entry.managerId === managerId) ?? null
  const settledPicks = snapshot.settledPicks[board.scope === 'amigos' ? 'global' : board.scope]
  return {
    ...board,
    total: among?.standings.length ?? total,
    ...stateOf(snapshot),
    friends: among?.friends ?? null,
    managerId,
    own,
    around,
    settledPicks: settledPicks[rankings.managers.indexOf(managerId)] ?? 0,
    followed,
    next: own ? null : await nextRoundOf(db, { championshipId: snapshot.championshipId, managerId }),
  }
}

function near(standings: readonly Standing[], managerId: ManagerId): Standing[] {
  const place = standings.findIndex((standing) => standing.managerId === managerId)
  return place < 0 ? [] : standings.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)
}

function aroundStored({ rankings }: RankingsSnapshot, { scope, metric }: Board, managerId: ManagerId): Standing[] {
  return scope === 'amigos' ? [] : rankings.around(scope, metric, { managerId, reach: NEIGHBOURS })
}

export async function searchRanking(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  { name, scope, metric }: Board & { name: string },
): Promise<RankingSearch> {
  const key = nameKey(name)
  if (key === '') return { found: [] }
  const { championshipId } = snapshot
  const [rows, now] = await Promise.all([
    findManagers(db, { championshipId, nameKey: key, limit: MOST_FOUND }),
    gameNow(db, championshipId),
  ])
  const found = rows.map((row) => {
    const standing = snapshot.rankings.standingOf(scope === 'amigos' ? 'global' : scope, metric, row.managerId)
    const badges = badgesOf(snapshot, row, now.getTime())
    return { ...managerFacts(row), rank: standing?.rank ?? null, score: standing?.score ?? null, badges }
  })
  return { found }
}
