import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Suspense, useState, type ReactNode } from 'react'
import type { PickMatch } from '#contract/pick.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { GoesOnPicker } from './goes-on-picker.tsx'
import { ScorePicker } from './score-picker.tsx'
import type { PickSaver, PickStatus } from './use-pick-saver.ts'
import { WinnerPicker } from './winner-picker.tsx'

/** Loads when it is needed, because most matches of a list are not picked. */
const SavedPick = lazyPart(async () => (await import('./saved-pick.tsx')).SavedPick, ['receipt'])

interface Props {
  entry: PickMatch
  saver: PickSaver
  isClosed: boolean
  /** Shown between the choice and its saved state. */
  children?: ReactNode
}

export function PickEditor({ entry, saver, isClosed, children }: Props) {
  const words = useFeatureCopy('pick')
  const { match } = entry
  const pick = saver.pickOf(entry)
  const Picker = SPORT_RULES[match.sport].pick === 'score' ? ScorePicker : WinnerPicker
  return (
    <>
      <Picker match={match} pick={pick} disabled={isClosed} onChoose={(chosen) => saver.choose(entry, chosen)} />
      {entry.decidesTie && (
        <GoesOnPicker
          match={match}
          pick={pick}
          lead={entry.lead ?? 0}
          disabled={isClosed}
          onChoose={(chosen) => saver.choose(entry, chosen)}
        />
      )}
      {children}
      <div className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 text-small">
        {isClosed ? (
          <span className="text-muted">{words.closed}</span>
        ) : (
          <Status entry={entry} status={saver.statusOf(match.id)} onRetry={() => saver.retry()} />
        )}
      </div>
    </>
  )
}

interface StatusProps {
  entry: PickMatch
  status: PickStatus | undefined
  onRetry: () => void
}

function Status({ entry, status, onRetry }: StatusProps) {
  const words = useFeatureCopy('pick')
  const isBrowser = useHydrated()
  // The server drew this status with the page, so it is hydrated without a boundary of its own.
  const [isFromServer] = useState(!isBrowser && entry.savedAtMs !== null)
  if (status?.kind === 'saving') return <span className="text-muted">{words.saving}</span>
  if (status?.kind === 'waiting')
    return (
      <>
        <CloudOff size={16} aria-hidden />
        <span>{words.waiting}</span>
        <Button look="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      </>
    )
  if (status?.kind === 'refused')
    return (
      <>
        <CircleAlert size={16} aria-hidden className="text-bad" />
        <span>
          {words.unsaved} {status.detail}
        </span>
      </>
    )
  const atMs = entry.savedAtMs
  if (atMs === null) return <span className="text-muted">{words.blank}</span>
  return isFromServer ? (
    <SavedPick matchId={entry.match.id} atMs={atMs} />
  ) : (
    <Suspense fallback={<span className="text-muted">{words.saving}</span>}>
      <SavedPick matchId={entry.match.id} atMs={atMs} />
    </Suspense>
  )
}
