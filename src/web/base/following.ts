import type { Query } from '#web/queries/query.ts'
import type { QueryClient } from '#web/queries/query-client.ts'
import type { QueryKey } from '#web/queries/register.ts'

/** An answer that the page was drawn with and does not carry. */
export interface Following {
  queryKey: QueryKey
  path: string
}

declare module '#web/queries/register.ts' {
  interface Register {
    queryMeta: {
      /** Too large to stand in the page: the browser asks for it there, beside the scripts. For what is the same for all. */
      follows?: string
    }
  }
}

declare global {
  interface Window {
    /** By path, asked for by the page itself before any of our code has come. */
    following?: Record<string, Promise<Response>>
  }
}

export const isFollowing = ({ meta, state }: Query): boolean =>
  meta?.follows !== undefined && state.status === 'success'

export const followingIn = (queryClient: QueryClient): Following[] =>
  queryClient
    .findAll({ predicate: isFollowing })
    .flatMap(({ meta, queryKey }) => (meta?.follows ? [{ queryKey, path: meta.follows }] : []))

/** Before the page is taken over, for it must look the same. What did not come is asked for again by who shows it. */
export async function takeFollowing(queryClient: QueryClient, following: readonly Following[]): Promise<void> {
  await Promise.all(
    following.map(async ({ queryKey, path }) => {
      const response = await window.following?.[path]?.catch(() => undefined)
      if (response?.ok) queryClient.setQueryData(queryKey, await response.json())
    }),
  )
}
