import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { GameClock } from '#contract/market.ts'
import { useApp } from '#web/app-context.ts'
import { clockQuery } from './market-query.ts'

const tickMs = 1000
/** When each answer arrived, by a clock that cannot be set: the device's own time may be wrong or change. */
const arrivedAtMs = new WeakMap<GameClock, number>()
let steadyMs = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  steadyMs = performance.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  steadyMs = performance.now()
  timer ??= setInterval(tick, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function nowBy(clock: GameClock, steady: number): number {
  if (steady === 0) return clock.gameNowMs
  const arrived = arrivedAtMs.get(clock) ?? steady
  arrivedAtMs.set(clock, arrived)
  return clock.gameNowMs + Math.max(0, steady - arrived) * clock.pace
}

/** The game's time by the second, or undefined until the server told it. */
export function useGameNow(): { nowMs: number; pace: number } | undefined {
  const { fetchApi } = useApp()
  const { data } = useQuery(clockQuery(fetchApi))
  const steady = useSyncExternalStore(
    subscribe,
    () => steadyMs,
    () => 0,
  )
  return data && { nowMs: nowBy(data, steady), pace: data.pace }
}
