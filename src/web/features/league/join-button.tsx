import Check from 'lucide-react/icons/check'
import type { LeagueView, Membership } from '#contract/league.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { useMembership } from './use-membership.ts'

interface Props {
  league: LeagueView
  mine: readonly Membership[]
  /** The squad on screen; undefined while it is not stored yet. */
  squadId: number | undefined
  membership: ReturnType<typeof useMembership>
  words: FantasyCopy['leagues']
  code?: string
}

/** Participar, or that this squad is in already, with the way back while there is one. */
export function JoinButton({ league, mine, squadId, membership, words, code }: Props) {
  const own = mine.find((one) => one.squadId === squadId) ?? (squadId === undefined ? mine[0] : undefined)
  const { join, leave } = membership
  if (own) {
    return (
      <span className="flex shrink-0 flex-wrap items-center justify-end gap-1">
        <Badge tone="good">
          <Check size={14} aria-hidden className="inline" /> {words.joined}
        </Badge>
        {own.canLeave && (
          <Button
            look="quiet"
            aria-label={words.undoLabel(league.name)}
            busy={leave.isPending && leave.variables.league.id === league.id}
            onClick={() => leave.mutate({ league, squadId: own.squadId })}
          >
            {words.undo}
          </Button>
        )}
      </span>
    )
  }
  if (league.isClosed) return null
  return (
    <Button
      look={league.featured ? 'primary' : 'secondary'}
      className="shrink-0"
      aria-label={words.joinLabel(league.name)}
      busy={join.isPending && join.variables.league.id === league.id}
      onClick={() => join.mutate({ league, ...(code && { code }) })}
    >
      {words.join}
    </Button>
  )
}
