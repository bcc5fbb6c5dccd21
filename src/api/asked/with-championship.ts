import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { championshipOf, type OfChampionship } from '#db/championship/championship-of.ts'
import { isInside, readDirectory, type Directory, type DirectoryEntry } from '#db/championship/directory.ts'
import type { DataVersions } from '#db/connection/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { createKeptWork } from '#api/kept/kept-work.ts'
import { NewestMap } from '#api/kept/newest-map.ts'
import { viewerOf } from '#api/session/viewer.ts'

/** In addresses: `?campeonato=serie-a`. */
export const CHAMPIONSHIP_PARAMETER = 'campeonato'

/** Addresses with the number of something: it says by itself to which championship it belongs. */
const OWNED: Record<string, (id: number) => OfChampionship> = {
  clubs: (clubId) => ({ clubId }),
  divisions: (divisionCycleId) => ({ divisionCycleId }),
  leagues: (leagueId) => ({ leagueId }),
  matches: (matchId) => ({ matchId }),
  players: (playerId) => ({ playerId }),
  rounds: (roundId) => ({ roundId }),
  squads: (squadId) => ({ squadId }),
}
const ownedAddress = new RegExp(`^/api/(${Object.keys(OWNED).join('|')})/([1-9][0-9]{0,8})(?:/|$)`)
const MOST_OWNERS = 10_000

/** CP4: operators see everything. */
async function mayEnter(c: Context<AppEnv>, { id, isPublic }: DirectoryEntry): Promise<boolean> {
  if (isPublic) return true
  const viewer = await viewerOf(c)
  if (!viewer) return false
  return viewer.isOperator || isInside(c.get('session').db, { championshipId: id, managerId: viewer.managerId })
}

interface AskedInput {
  db: Kysely<Tables>
  versions: DataVersions
}

/**
 * CP3: a request is about the championship of what its address names by number, else about the one named in the query, else
 * about the main one. One that the asking person may not enter does not exist for him.
 */
export function withChampionship({ db, versions }: AskedInput) {
  const directories = createKeptWork<'all', Directory>(1)
  const owners = new NewestMap<string, ChampionshipId>(MOST_OWNERS)
  const versionNow = () => String(versions.get(firstChampionship, 'championship'))

  /** What belongs to a championship never changes to another: asked once. */
  async function ownerOf(path: string): Promise<ChampionshipId | undefined> {
    const [place = '', kind = '', id] = ownedAddress.exec(path) ?? []
    const of = OWNED[kind]
    if (!of) return undefined
    const known = owners.get(place)
    if (known) return known
    const found = await championshipOf(db, of(Number(id)))
    if (found) owners.set(place, found)
    return found
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const version = versionNow()
    const { entries, mainId } = await directories.get('all', version, () => readDirectory(db))
    const slug = c.req.query(CHAMPIONSHIP_PARAMETER)
    const named = slug === undefined ? undefined : entries.find((entry) => entry.slug === slug)
    if (slug !== undefined && !named) throw httpProblem('championship_unknown')
    const owner = entries.length > 1 ? await ownerOf(c.req.path) : undefined
    const asked = entries.find(({ id }) => id === (owner ?? named?.id ?? mainId))
    const isOpen = asked !== undefined && (await mayEnter(c, asked))
    // To sign in, or to be let in, one need not be in the main one.
    if (!isOpen && (owner ?? named)) throw httpProblem('championship_unknown')
    if (isOpen) c.set('championship', { ...asked, isCurrent: () => versionNow() === version })
    await next()
  })
}
