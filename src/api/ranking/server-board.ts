import type { Kysely } from 'kysely'
import type { ServerBoardView } from '#contract/championship.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import {
  countedChampionships,
  managersNamed,
  serverBoard,
  type CountedChampionship,
  type ServerBoardColumns,
} from '#db/ranking/server-board.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { RANKING_PAGE } from '#domain/ranking/ranking-kinds.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import { nextAt, type PageRequest, windowOf } from '#api/http/page-window.ts'

interface Board extends ServerBoardColumns {
  counted: CountedChampionship[]
  ranks: Int32Array
  placeOf: Map<ManagerId, number>
}

/** CP5: summed once for everybody, and again when one of its championships has settled something. */
export function createServerBoard({ db, versions }: { db: Kysely<Tables>; versions: DataVersions }) {
  const counted = createCachedWork<'counted', CountedChampionship[]>(1)
  const boards = createCachedWork<'board', Board>(1)

  const countedNow = () =>
    counted.get('counted', String(versions.getOfServer('championship')), () => countedChampionships(db))

  async function make(of: CountedChampionship[]): Promise<Board> {
    const columns = await serverBoard(
      db,
      of.map(({ id }) => id),
    )
    const placeOf = new Map(Array.from(columns.managerIds, (managerId, place) => [managerId, place]))
    return { ...columns, counted: of, ranks: ranksOf(columns.points), placeOf }
  }

  async function board(): Promise<Board> {
    const of = await countedNow()
    const version = of.map(({ id }) => `${id}.${versions.get(id, 'ranking')}`)
    return boards.get('board', version.join('-'), () => make(of))
  }

  async function entriesAt({ managerIds, points, championships, ranks }: Board, places: readonly number[]) {
    const ids = places.map((place) => managerIds[place] ?? 0)
    const managers = await managersNamed(db, ids)
    return places.flatMap((place) => {
      const manager = managers.get(managerIds[place] ?? 0)
      if (!manager) return []
      return [
        { ...manager, rank: ranks[place] ?? 0, points: points[place] ?? 0, championships: championships[place] ?? 0 },
      ]
    })
  }

  return {
    page: async (asked: PageRequest): Promise<ServerBoardView> => {
      const all = await board()
      const total = all.managerIds.length
      const window = windowOf(asked, RANKING_PAGE)
      const count = Math.max(0, Math.min(window.limit, total - window.offset))
      const places = Array.from({ length: count }, (_, index) => window.offset + index)
      return {
        championships: all.counted.filter(({ isPublic }) => isPublic).map(({ slug, name }) => ({ slug, name })),
        total,
        items: await entriesAt(all, places),
        next: nextAt(window, total),
      }
    },
    own: async (managerId: ManagerId) => {
      const all = await board()
      const place = all.placeOf.get(managerId)
      return place === undefined ? null : ((await entriesAt(all, [place]))[0] ?? null)
    },
  }
}
