import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showCachedAt } from '#web/shell/offline-since.ts'

const askAgainMs = 15_000

/** A page from the cache shows its age until one query succeeds. Then every query on the page runs again. */
export function useCachedPageAge(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { dataset } = document.documentElement
    const keptAtMs = Number(dataset['keptAt'])
    if (!keptAtMs) return undefined
    showCachedAt(keptAtMs)
    const ask = () => void queryClient.refetchQueries({ queryKey: ['viewer'] })
    const timer = setInterval(ask, askAgainMs)
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      leave()
      delete dataset['keptAt']
      showCachedAt(undefined)
      void queryClient.invalidateQueries()
    })
    const leave = () => {
      clearInterval(timer)
      stop()
    }
    ask()
    return leave
  }, [queryClient])
}
