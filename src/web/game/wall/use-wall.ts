import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshQueries } from '#web/base/query-client.ts'
import { useEffect, useState } from 'react'
import type { WallMessage } from '#contract/wall.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { subscribeLive } from '#web/game/live/live-stream.ts'
import { wallRoute, type WallPlace } from './wall-place.ts'
import { wallQuery } from './wall-queries.ts'

/** Reads the wall again after the stream reports any change of it, or that events may have been missed. */
function useNews({ kind, id }: WallPlace) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      subscribeLive((news) => {
        const isHere = news.kind === 'wall' && news.data.kind === kind && news.data.id === id
        if (isHere || news.kind === 'reset') refreshQueries(queryClient, { queryKey: ['walls', kind, id] })
      }),
    [queryClient, kind, id],
  )
}

/** Shown messages count as read. If the request fails, they are new again at the next visit. */
function useMarkRead(wall: WallPlace, newestId: number | undefined, seenId: number | null) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const isKnown = Boolean(useQuery(viewerQuery(fetchApi)).data)
  const { mutate } = useMutation({
    mutationFn: (body: { seenId: number }) => callApi(fetchApi, wallRoute('PUT', wall, '/read'), { id: wall.id, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['walls', 'unread'] }),
  })
  useEffect(() => {
    if (isKnown && newestId !== undefined && newestId > (seenId ?? 0)) mutate({ seenId: newestId })
  }, [isKnown, newestId, seenId, mutate])
}

/** The loaded part of a wall, newest message first. */
export function useWall(wall: WallPlace) {
  const { fetchApi } = useApp()
  const query = useInfiniteQuery(wallQuery(fetchApi, wall))
  useNews(wall)
  const newest = query.data?.pages[0]
  const messages: readonly WallMessage[] = (query.data?.pages ?? []).flatMap(({ items: page }) => page.toReversed())
  // The last message that was read when the page opened. The mark of newer messages stays there during the visit.
  const [cameAt, setCameAt] = useState<number | null>()
  if (cameAt === undefined && newest) setCameAt(newest.seenId)
  useMarkRead(wall, messages[0]?.id, newest?.seenId ?? null)
  return { query, newest, messages, cameAt: cameAt ?? null }
}
