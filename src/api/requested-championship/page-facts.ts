import type { Kysely } from 'kysely'
import { clubNames } from '#db/club/club.ts'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ServerView } from '#contract/server-view.ts'
import { nationsOf } from '#domain/import/nations-of.ts'
import type { ServerFacts } from '#api/http/page.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import type { ChampionshipDirectory } from './championship-directory.ts'

const MOST_CHAMPIONSHIPS = 200

interface Known {
  directory: ChampionshipDirectory
  reads: Kysely<Tables>
  versions: DataVersions
  server: ServerView
}

/** What the page of a championship must know before it is drawn. It reads countries again when clubs change. */
export function pageFacts({ directory, reads, versions, server }: Known) {
  const kept = createCachedWork<ChampionshipId, ServerFacts['nations']>(MOST_CHAMPIONSHIPS)
  const nationsIn = (id: ChampionshipId) =>
    kept.get(id, String(versions.get(id, 'market')), async () => nationsOf(await clubNames(reads, id)))
  return async (slug: string | undefined): Promise<ServerFacts> => {
    const { entries, mainId, isEmpty } = await directory.read()
    const id = slug === undefined ? mainId : entries.find((entry) => entry.slug === slug)?.id
    const hasSeveral = entries.filter(({ isUsed }) => isUsed).length > 1
    return { hasSeveral, isEmpty, nations: id === undefined ? {} : await nationsIn(id), server }
  }
}
