import Check from 'lucide-react/icons/check'
import { useQuery } from '@tanstack/react-query'
import type { LeagueView, Membership } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import type { DraftKey } from '#web/game/squad/squad-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { membershipKind } from './membership-kind.ts'
import type { useMembership } from './use-membership.ts'

interface Props {
  league: LeagueView
  mine: readonly Membership[]
  /** The squad that would join. Undefined until it is known. */
  squadId: DraftKey | undefined
  membership: ReturnType<typeof useMembership>
  code?: string
  /** Below a title, a phone aligns it left like the rest. */
  underTitle?: boolean
}

/** The join button. If the squad is already in, it says so and offers to leave while that is possible. */
export function JoinButton({ league, mine, squadId, membership, code, underTitle = false }: Props) {
  const words = useFeatureCopy('joining')
  const own = mine.find((one) => one.squadId === squadId) ?? (squadId === undefined ? mine[0] : undefined)
  const others = mine.filter((one) => one !== own)
  const { join } = membership
  const waiting = useWaiting(league.id)
  const isOpen = !own && !league.isClosed
  const canScore = league.hasMoreRounds || league.featured
  // A squad that can still leave has not played yet. Here it cannot play before the next edition.
  const isWaiting = own?.canLeave === true && league.featured && !league.hasMoreRounds
  return (
    <div
      className={`flex shrink-0 flex-col gap-1 ${underTitle ? 'sm:items-end sm:text-right' : 'max-w-[9rem] items-end text-right sm:max-w-[16rem]'}`}
    >
      {own && (
        <Inside
          league={league}
          own={own}
          membership={membership}
          namesSquad={mine.length > 1}
          underTitle={underTitle}
        />
      )}
      {waiting && (
        <p role="status" className="text-small font-semibold text-muted">
          {words.waits[waiting]}
        </p>
      )}
      {isOpen && canScore && waiting !== 'join' && (
        <Button
          look={league.featured ? 'primary' : 'secondary'}
          aria-label={words.joinLabel(league.name)}
          busy={join.isPending && join.variables?.league.id === league.id}
          onClick={() => join.mutate({ league, ...(code && { code }) })}
        >
          {words.join}
        </Button>
      )}
      {(isWaiting || (isOpen && !league.hasMoreRounds)) && (
        <p className="text-small text-muted">{league.featured ? words.nextEdition : words.noMoreRounds}</p>
      )}
      {others.map(({ squadId: other, squadName }) => (
        <p key={other} className="text-small text-muted">
          {words.joined} {words.joinedWith(squadName)}
        </p>
      ))}
    </div>
  )
}

/** An unsent change made on this device. */
function useWaiting(leagueId: number): 'join' | 'leave' | undefined {
  const { entries, isHeld } = useOutboxState()
  if (!isHeld) return undefined
  const entry = entries.findLast(
    (one) => one.kind === membershipKind.name && one.subject.startsWith(`${leagueId} `) && isUnsent(one),
  )
  return entry && (entry.deed === 'leave' ? 'leave' : 'join')
}

interface InsideProps extends Pick<Props, 'league' | 'membership'> {
  own: Membership
  namesSquad: boolean
  underTitle: boolean
}

function Inside({ league, own, membership: { leave }, namesSquad, underTitle }: InsideProps) {
  const words = useFeatureCopy('joining')
  const { fetchApi } = useApp()
  const squad = useQuery(squadsQuery(fetchApi)).data?.squads.find(({ id }) => id === own.squadId)
  return (
    <>
      <span className={`flex flex-wrap items-center gap-1 ${underTitle ? '' : 'justify-end'}`}>
        <Badge tone="good">
          <Check size={14} aria-hidden className="inline" /> {words.joined}
        </Badge>
        {own.canLeave && (
          <Button
            look="quiet"
            aria-label={words.undoLabel(league.name)}
            busy={leave.isPending && leave.variables?.league.id === league.id}
            onClick={() => leave.mutate({ league, squadId: own.squadId })}
          >
            {words.undo}
          </Button>
        )}
      </span>
      {namesSquad && <p className="text-small text-muted">{words.joinedWith(own.squadName)}</p>}
      {squad && squad.players.length < squad.size && (
        <p className="text-small">
          <TextLink to="/fantasy" search={{ time: own.squadId }} hash="meu-time">
            {words.incomplete}
          </TextLink>
        </p>
      )}
    </>
  )
}
