import { useEffect, useState } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { useQueryClient } from '@tanstack/react-query'
import { observeLive } from './live-stream.ts'
import { moveOf, withMove, type OwnMove } from './own-moves.ts'
import { ownRoundQuery } from './own-round-query.ts'

const litMs = 8_000

/** `latest` is the viewer's last change and stays until the next one. `isLit` says whether it is still highlighted. */
export function useOwnMove(): { latest: OwnMove | undefined; isLit: boolean } {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const [latest, setLatest] = useState<OwnMove>()
  const [doneKey, setDoneKey] = useState(0)
  useEffect(
    () =>
      observeLive((news) => {
        if (news.kind !== 'you') return
        queryClient.setQueryData(ownRoundQuery(fetchApi).queryKey, (own) => own && withMove(own, news.data))
        if (news.data.causes.length === 0) return
        setLatest((last) => moveOf(news.data, (last?.key ?? 0) + 1))
      }),
    [fetchApi, queryClient],
  )
  useEffect(() => {
    if (!latest) return undefined
    const timer = setTimeout(() => setDoneKey(latest.key), litMs)
    return () => clearTimeout(timer)
  }, [latest])
  return { latest, isLit: latest !== undefined && latest.key !== doneKey }
}
