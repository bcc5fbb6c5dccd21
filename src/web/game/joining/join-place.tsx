import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { LeagueView } from '#contract/league.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface PlaceProps {
  league: LeagueView
  /** Recognises the outbox entries that are about this league. */
  entry: { kind: string; isSubject: (subject: string) => boolean }
  /** Shown to people who are in. */
  joined: ReactNode
  /** Undefined: the viewer cannot join. */
  join: { look: 'primary' | 'secondary'; busy: boolean; onClick: () => void } | undefined
  /** Whether the part is below a title, where a phone aligns it left. */
  underTitle: boolean
  children: ReactNode
}

/** Where a person joins a league or a bolão, and sees that they are in or that their change waits for a connection. */
export function JoinPlace({ league, entry, joined, join, underTitle, children }: PlaceProps) {
  const words = useFeatureCopy('joining')
  const waiting = useWaiting(entry)
  return (
    <div
      className={`flex shrink-0 flex-col gap-1 ${underTitle ? 'sm:items-end sm:text-right' : 'max-w-[9rem] items-end text-right sm:max-w-[16rem]'}`}
    >
      {joined}
      {waiting && (
        <p role="status" className="text-small font-semibold text-muted">
          {words.waits[waiting]}
        </p>
      )}
      {join && waiting !== 'join' && (
        <Button aria-label={words.joinLabel(league.name)} {...join}>
          {words.join}
        </Button>
      )}
      {children}
    </div>
  )
}

/** The newest unsent change on this device, while entries wait for a connection. */
function useWaiting({ kind, isSubject }: PlaceProps['entry']): 'join' | 'leave' | undefined {
  const { entries, isHeld } = useOutboxState()
  if (!isHeld) return undefined
  const entry = entries.findLast((one) => one.kind === kind && isSubject(one.subject) && isUnsent(one))
  return entry && (entry.deed === 'leave' ? 'leave' : 'join')
}

interface JoinedProps {
  league: LeagueView
  underTitle: boolean
  /** Undefined: it is too late to leave. */
  undo: { busy: boolean; onClick: () => void } | undefined
}

export function Joined({ league, underTitle, undo }: JoinedProps) {
  const words = useFeatureCopy('joining')
  return (
    <span className={`flex flex-wrap items-center gap-1 ${underTitle ? '' : 'justify-end'}`}>
      <Badge tone="good">
        <Check size={14} aria-hidden className="inline" /> {words.joined}
      </Badge>
      {undo && (
        <Button look="quiet" aria-label={words.undoLabel(league.name)} {...undo}>
          {words.undo}
        </Button>
      )}
    </span>
  )
}
