import type { Query } from '#web/queries/query.ts'
import type { QueryClient } from '#web/queries/query-client.ts'
import type { QueryKey } from '#web/queries/register.ts'
import type { FetchApi } from './api-client.ts'
import { withClubNames, type ClubNames } from './name-clubs.ts'

/** An answer that the page was drawn with and does not carry, or carries in part. */
export interface Following {
  queryKey: QueryKey
  path: string
}

declare module '#web/queries/register.ts' {
  interface Register {
    queryMeta: {
      /** Too large to stand in the page: the browser asks for it there, beside the scripts. For what is the same for all. */
      follows?: string
      /** What of it a first picture shows: the page is drawn with that and carries it, and all of it is shown once the page is taken over. */
      firstPart?: (answer: never) => unknown
    }
  }
}

declare global {
  interface Window {
    /** By path, asked for by the page itself before any of our code has come. */
    following?: Record<string, Promise<Response>>
  }
}

const isKnown = ({ state }: Query) => state.status === 'success'
const isFollowing = (query: Query): boolean => query.meta?.follows !== undefined && isKnown(query)
const hasFirstPart = ({ state }: Query) => state.dataUpdatedAt === PART_ONLY

/** As old as can be: whoever shows it asks for all of it. */
const PART_ONLY = 0

/** Whether what is shown is the part that a first picture needs. */
export const isFirstPart = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean => dataUpdatedAt === PART_ONLY

/** Before a page is drawn. */
export function cutToFirstParts(queryClient: QueryClient): void {
  for (const { meta, queryKey, state } of queryClient.findAll({ predicate: isKnown })) {
    const part = meta?.firstPart?.(state.data as never)
    if (part !== undefined && part !== state.data) queryClient.setQueryData(queryKey, part, { updatedAt: PART_ONLY })
  }
}

export const isCarried = (query: Query): boolean =>
  isKnown(query) && (!isFollowing(query) || query.meta?.firstPart !== undefined)

/** What is asked for beside the scripts; what the page has nothing of is waited for. */
export function followingIn(queryClient: QueryClient): (Following & { isAwaited: boolean })[] {
  const following = queryClient.findAll({ predicate: isFollowing })
  return following.flatMap((query) => {
    const { queryKey, meta } = query
    const isAwaited = !isCarried(query)
    return meta?.follows && (isAwaited || hasFirstPart(query)) ? [{ queryKey, path: meta.follows, isAwaited }] : []
  })
}

/** What the page has asked for already, to be had once. */
async function takeAsked(path: string): Promise<Response | undefined> {
  const { [path]: asked, ...others } = window.following ?? {}
  window.following = others
  const response = await asked?.catch(() => undefined)
  return response?.ok ? response : undefined
}

/** Before the page is taken over, for it must look the same. What did not come is asked for again by who shows it. */
export async function takeFollowing(
  { queryClient, clubNames }: { queryClient: QueryClient; clubNames: ClubNames },
  following: readonly Following[],
): Promise<void> {
  await Promise.all(
    following.map(async ({ queryKey, path }) => {
      const response = await takeAsked(path)
      if (response) queryClient.setQueryData(queryKey, withClubNames(await response.json(), clubNames))
    }),
  )
}

/** Who asks first for what the page has asked for is given that. */
export const afterAsked =
  (fetchApi: FetchApi): FetchApi =>
  async (path, init) =>
    (window.following?.[path] && (await takeAsked(path))) || fetchApi(path, init)
