import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Sport } from '#domain/sport/sport.ts'
import { periods, type Period } from '#contract/analytics-terms.ts'
import { useApp } from '#web/base/app-context.ts'
import { analyticsQuery } from './analytics-query.ts'

/**
 * Soon after the page shows a sport and a period, prefetches this sport's other periods and the other sports' same
 * period. A tap on one then finds its data in the cache.
 */
export function useNeighbours(sport: Sport, period: Period, sports: readonly Sport[]) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  useEffect(() => {
    let isGone = false
    async function fetchAll() {
      const queries = [
        ...periods.map((other) => analyticsQuery(fetchApi, sport, other)),
        ...sports.map((other) => analyticsQuery(fetchApi, other, period)),
      ]
      // One after the other, so that a tap in between does not wait behind all of them.
      for (const query of queries) {
        if (isGone) return
        await queryClient.prefetchQuery(query)
      }
    }
    const timer = setTimeout(() => void fetchAll(), 300)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [fetchApi, queryClient, sport, period, sports])
}
