import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { GameClock } from '#contract/market.ts'
import { useApp } from '#web/base/app-context.ts'
import { secondClock } from '#web/ui/second-clock.ts'
import { clockQuery } from './clock-query.ts'
import { gameNowAfter } from './game-now-after.ts'

const steadyClock = secondClock(() => performance.now())
/** When a component first used each answer, by a monotonic clock: the device's time may be wrong or change. */
const arrivedAtMs = new WeakMap<GameClock, number>()

function nowBy(clock: GameClock, steady: number): number {
  if (steady === 0) return clock.gameNowMs
  const arrived = arrivedAtMs.get(clock) ?? steady
  arrivedAtMs.set(clock, arrived)
  return gameNowAfter(clock, steady - arrived)
}

/** The game's time, updated every second. Undefined until the server has answered. */
export function useGameNow(): { nowMs: number; pace: number } | undefined {
  const { fetchApi } = useApp()
  const { data } = useQuery(clockQuery(fetchApi))
  const steady = useSyncExternalStore(steadyClock.subscribe, steadyClock.last, () => 0)
  return data && { nowMs: nowBy(data, steady), pace: data.pace }
}

/** Whether a moment of the game has passed. Renders only when that changes, not every second. */
export function useIsPast(atMs: number | undefined): boolean {
  const query = clockQuery(useApp().fetchApi)
  const client = useQueryClient()
  // Keeps the query fresh without reading its data, because every answer would render the component.
  void useQuery(query).isPending
  const isPast = (steady: number) => {
    const data = client.getQueryData(query.queryKey)
    return data !== undefined && atMs !== undefined && nowBy(data, steady) >= atMs
  }
  return useSyncExternalStore(
    steadyClock.subscribe,
    () => isPast(steadyClock.last()),
    () => isPast(0),
  )
}
