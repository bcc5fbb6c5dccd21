import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MarketRound } from '#contract/market.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'

const lookAgainMs = 5000

/** The time left in real seconds, whatever the pace of the game and the device's clock. */
export function Deadline({ round }: { round: MarketRound | null }) {
  const { deadline } = useFeatureCopy('fantasy')
  const format = useFormat()
  const clock = useGameNow()
  const leftMs = round && clock ? (round.deadlineAtMs - clock.nowMs) / clock.pace : undefined
  useNextRound(leftMs !== undefined && leftMs <= 0)
  if (!round) return <p className="font-semibold">{deadline.none}</p>
  if (leftMs === undefined) return <p className="text-muted">{deadline.label(round.number)}</p>
  if (leftMs <= 0) return <p className="font-semibold">{deadline.closed}</p>
  return (
    <p role="timer" aria-live="off" className="flex flex-wrap items-baseline gap-x-1.5 sm:gap-x-2.5 print:hidden">
      <span className="text-muted max-sm:hidden">{deadline.label(round.number)}</span>
      <span className="text-small text-muted sm:hidden">{deadline.short(round.number)}</span>
      <span className="figures text-body sm:text-title" suppressHydrationWarning>
        {format.countdown(leftMs)}
      </span>
    </p>
  )
}

/** After the deadline the next round opens within moments, so the market is read again until it does. */
function useNextRound(isPast: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isPast) return undefined
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: ['market'], exact: true }),
      lookAgainMs,
    )
    return () => clearInterval(timer)
  }, [isPast, queryClient])
}
