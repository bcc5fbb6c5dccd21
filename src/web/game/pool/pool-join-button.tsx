import { useQuery } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import type { PoolPlace } from '#contract/pool.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Joined, JoinPlace } from '#web/game/joining/join-place.tsx'
import { poolKind } from './pool-kind.ts'
import { usePool } from './use-pool.ts'

interface Props {
  league: LeagueView
  place: PoolPlace | null | undefined
  code?: string
  underTitle?: boolean
}

/**
 * Joins a bolão as a person, without a squad. People can leave until a match kicks off while they are members (BL5).
 */
export function PoolJoinButton({ league, place, code, underTitle = false }: Props) {
  const words = useFeatureCopy('joining')
  const { fetchApi } = useApp()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const { join, leave } = usePool()
  const isOpen = !place && !league.isClosed
  const undo =
    place?.canLeave && viewer
      ? { busy: leave.isPending, onClick: () => leave.mutate({ league, managerId: viewer.managerId }) }
      : undefined
  return (
    <JoinPlace
      league={league}
      entry={{ kind: poolKind.name, isSubject: (subject) => subject === String(league.id) }}
      underTitle={underTitle}
      joined={place && <Joined league={league} underTitle={underTitle} undo={undo} />}
      join={
        isOpen && league.hasMoreRounds
          ? {
              look: underTitle ? 'primary' : 'secondary',
              busy: join.isPending,
              onClick: () => join.mutate({ league, ...(code && { code }) }),
            }
          : undefined
      }
    >
      {isOpen && !league.hasMoreRounds && <p className="text-small text-muted">{words.noMoreMatches}</p>}
    </JoinPlace>
  )
}
