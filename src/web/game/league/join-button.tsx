import { useQuery } from '@tanstack/react-query'
import type { LeagueView, Membership } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import type { DraftKey } from '#web/game/squad/squad-store.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Joined, JoinPlace } from '#web/game/joining/join-place.tsx'
import { membershipKind } from './membership-kind.ts'
import type { useMembership } from './use-membership.ts'

interface Props {
  league: LeagueView
  mine: readonly Membership[]
  /** The squad that would join. Undefined until it is known. */
  squadId: DraftKey | undefined
  membership: ReturnType<typeof useMembership>
  code?: string
  underTitle?: boolean
}

/** The join button. If the squad is already in, it says so and offers to leave while that is possible. */
export function JoinButton({ league, mine, squadId, membership, code, underTitle = false }: Props) {
  const words = useFeatureCopy('joining')
  const own = mine.find((one) => one.squadId === squadId) ?? (squadId === undefined ? mine[0] : undefined)
  const others = mine.filter((one) => one !== own)
  const { join, leave } = membership
  const isOpen = !own && !league.isClosed
  const canScore = league.hasMoreRounds || league.featured
  // A squad that can still leave has not played yet. Without more rounds it first plays in the next edition.
  const isWaiting = own?.canLeave === true && league.featured && !league.hasMoreRounds
  const undo = own?.canLeave
    ? {
        busy: leave.isPending && leave.variables?.league.id === league.id,
        onClick: () => leave.mutate({ league, squadId: own.squadId }),
      }
    : undefined
  return (
    <JoinPlace
      league={league}
      entry={{ kind: membershipKind.name, isSubject: (subject) => subject.startsWith(`${league.id} `) }}
      underTitle={underTitle}
      joined={
        own && (
          <>
            <Joined league={league} underTitle={underTitle} undo={undo} />
            {mine.length > 1 && <p className="text-small text-muted">{words.joinedWith(own.squadName)}</p>}
            <Incomplete squadId={own.squadId} />
          </>
        )
      }
      join={
        isOpen && canScore
          ? {
              look: league.featured ? 'primary' : 'secondary',
              busy: join.isPending && join.variables?.league.id === league.id,
              onClick: () => join.mutate({ league, ...(code && { code }) }),
            }
          : undefined
      }
    >
      {(isWaiting || (isOpen && !league.hasMoreRounds)) && (
        <p className="text-small text-muted">{league.featured ? words.nextEdition : words.noMoreRounds}</p>
      )}
      {others.map(({ squadId: other, squadName }) => (
        <p key={other} className="text-small text-muted">
          {words.joined} {words.joinedWith(squadName)}
        </p>
      ))}
    </JoinPlace>
  )
}

/** A note that the squad has joined without all its players. */
function Incomplete({ squadId }: { squadId: number }) {
  const words = useFeatureCopy('joining')
  const { fetchApi } = useApp()
  const squad = useQuery(squadsQuery(fetchApi)).data?.squads.find(({ id }) => id === squadId)
  if (!squad || squad.players.length >= squad.size) return null
  return (
    <p className="text-small">
      <TextLink to="/fantasy" search={{ time: squadId }} hash="meu-time">
        {words.incomplete}
      </TextLink>
    </p>
  )
}
