import Check from 'lucide-react/icons/check'
import { useQuery } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import type { PoolPlace } from '#contract/pool.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { poolKind } from './pool-kind.ts'
import { usePool } from './use-pool.ts'

interface Props {
  league: LeagueView
  place: PoolPlace | null | undefined
  code?: string
  /** Below a title, a phone aligns it left like the rest. */
  underTitle?: boolean
}

/** Joins a bolão as a person, without a squad. Leaving is possible until its first kick-off. */
export function PoolJoinButton({ league, place, code, underTitle = false }: Props) {
  const words = useFeatureCopy('joining')
  const { fetchApi } = useApp()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const waiting = useWaiting(league.id)
  const { join, leave } = usePool()
  const isOpen = !place && !league.isClosed
  return (
    <div
      className={`flex shrink-0 flex-col gap-1 ${underTitle ? 'sm:items-end sm:text-right' : 'max-w-[9rem] items-end text-right sm:max-w-[16rem]'}`}
    >
      {place && (
        <span className={`flex flex-wrap items-center gap-1 ${underTitle ? '' : 'justify-end'}`}>
          <Badge tone="good">
            <Check size={14} aria-hidden className="inline" /> {words.joined}
          </Badge>
          {place.canLeave && viewer && (
            <Button
              look="quiet"
              aria-label={words.undoLabel(league.name)}
              busy={leave.isPending}
              onClick={() => leave.mutate({ league, managerId: viewer.managerId })}
            >
              {words.undo}
            </Button>
          )}
        </span>
      )}
      {waiting && (
        <p role="status" className="text-small font-semibold text-muted">
          {words.waits[waiting]}
        </p>
      )}
      {isOpen && league.hasMoreRounds && waiting !== 'join' && (
        <Button
          look={underTitle ? 'primary' : 'secondary'}
          aria-label={words.joinLabel(league.name)}
          busy={join.isPending}
          onClick={() => join.mutate({ league, ...(code && { code }) })}
        >
          {words.join}
        </Button>
      )}
      {isOpen && !league.hasMoreRounds && <p className="text-small text-muted">{words.noMoreMatches}</p>}
    </div>
  )
}

/** An unsent change made on this device. */
function useWaiting(leagueId: number): 'join' | 'leave' | undefined {
  const { entries, isHeld } = useOutboxState()
  if (!isHeld) return undefined
  const entry = entries.findLast(
    (one) => one.kind === poolKind.name && one.subject === String(leagueId) && isUnsent(one),
  )
  return entry && (entry.deed === 'leave' ? 'leave' : 'join')
}
