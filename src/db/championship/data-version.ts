import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import {
  isDataSet,
  isOfTheServer,
  type ChampionshipDataSet,
  type DataSet,
  type ServerDataSet,
} from '#domain/data-set.ts'
import type { ChampionshipId } from '#domain/ids.ts'

export const versionChannel = 'craque_version'

const nameOf = (championshipId: ChampionshipId, set: ChampionshipDataSet) => `${set}:${championshipId}`

/**
 * The data set and championship that an announcement names. Undefined if a server of another version names an unknown
 * one.
 */
export function parseVersionName(name: string): { set: DataSet; championshipId: ChampionshipId | null } | undefined {
  const [, set = '', id] = /^(\w+)(?::(\d+))?$/.exec(name) ?? []
  if (!isDataSet(set) || isOfTheServer(set) !== (id === undefined)) return undefined
  return { set, championshipId: id === undefined ? null : (Number(id) as ChampionshipId) }
}

async function bump(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`select bump_version(${name})`.execute(db)
}

/** Runs in the transaction that changes the data: every process is notified when it commits. */
export const bumpVersion = (trx: Kysely<Tables>, championshipId: ChampionshipId, ...sets: ChampionshipDataSet[]) =>
  bump(
    trx,
    sets.map((set) => nameOf(championshipId, set)),
  )

/** Like `bumpVersion`, for data of the whole server. */
export const bumpServerVersion = (trx: Kysely<Tables>, ...sets: ServerDataSet[]) => bump(trx, sets)

export interface DataVersions {
  get: (championshipId: ChampionshipId, set: DataSet) => number
  getOfServer: (set: ServerDataSet) => number
  reload: () => Promise<void>
  /** Raises the version of the data that an announcement names. */
  onAnnouncement: (name: string) => void
}

/** The versions that this process knows. Call `reload` after a lost connection, and `onAnnouncement` for each name. */
export function createDataVersions(db: Kysely<Tables>): DataVersions {
  let known = new Map<string, number>()
  return {
    get: (championshipId, set) => known.get(isOfTheServer(set) ? set : nameOf(championshipId, set)) ?? 0,
    getOfServer: (set) => known.get(set) ?? 0,
    reload: async () => {
      const rows = await db.selectFrom('data_version').select(['name', 'version']).execute()
      known = new Map(rows.map(({ name, version }) => [name, version]))
    },
    onAnnouncement: (name) => {
      known.set(name, (known.get(name) ?? 0) + 1)
    },
  }
}
