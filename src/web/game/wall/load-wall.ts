import type { AppContext } from '#web/base/app-context.ts'
import type { WallPlace } from './wall-place.ts'
import { wallQuery } from './wall-queries.ts'

/**
 * The first page of a wall whose tab is in the address. In the browser the tab opens immediately and the wall follows.
 */
export async function loadWall({ queryClient, fetchApi }: AppContext, wall: WallPlace): Promise<void> {
  if (import.meta.env.SSR) await queryClient.prefetchInfiniteQuery(wallQuery(fetchApi, wall))
}
