import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { championshipOf, type OfChampionship } from '#db/championship/championship-of.ts'
import { isInside, readDirectory, type Directory, type DirectoryEntry } from '#db/championship/directory.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import { LARGEST_ID } from '#contract/row-id.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { AppEnv } from '#api/http/context.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import { NewestMap } from '#api/cache/newest-map.ts'
import { viewerOf } from '#api/session/viewer.ts'

const MOST_OWNERS = 10_000

/** CP4: whether the visitor may enter a championship. Operators may enter all. */
export async function mayEnter(c: Context<AppEnv>, { id, isPublic }: DirectoryEntry): Promise<boolean> {
  if (isPublic) return true
  const viewer = await viewerOf(c)
  if (!viewer) return false
  return viewer.isOperator || isInside(c.get('session').db, { championshipId: id, managerId: viewer.managerId })
}

/** The championship of the thing whose id is in an address. */
export type OwnedBy = (address: string) => OfChampionship | undefined

/** Matches `/ligas/12` and every address below it. */
export function ownedBy(kinds: Readonly<Record<string, (id: number) => OfChampionship>>, prefix: string): OwnedBy {
  const owned = new RegExp(`^${prefix}(${Object.keys(kinds).join('|')})/([1-9][0-9]{0,9})(?:/|$)`)
  return (address) => {
    const [, kind = '', id] = owned.exec(address) ?? []
    return Number(id) <= LARGEST_ID ? kinds[kind]?.(Number(id)) : undefined
  }
}

export type ChampionshipDirectory = ReturnType<typeof championshipDirectory>

/** The championships that this process knows. It reads them again when one of them changes. */
export function championshipDirectory({ db, versions }: { db: Kysely<Tables>; versions: DataVersions }) {
  const directories = createCachedWork<'all', Directory>(1)
  const owners = new NewestMap<string, ChampionshipId>(MOST_OWNERS)
  const version = () => String(versions.getOfServer('championship'))

  return {
    version,
    read: () => directories.get('all', version(), () => readDirectory(db)),
    /** A thing never moves to another championship, so one query is enough. */
    async ownerOf(thing: OfChampionship): Promise<ChampionshipId | undefined> {
      const key = JSON.stringify(thing)
      const known = owners.get(key)
      if (known) return known
      const found = await championshipOf(db, thing)
      if (found) owners.set(key, found)
      return found
    },
  }
}
