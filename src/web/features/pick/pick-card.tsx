import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import type { PickMatch } from '#contract/pick.ts'
import { SPORT_RULES } from '#domain/sport/sport.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Time, useTimeZone } from '#web/ui/time.tsx'
import { ScorePicker } from './score-picker.tsx'
import { SharesBar } from './shares-bar.tsx'
import type { PickSaver, PickStatus } from './use-pick-saver.ts'
import { WinnerPicker } from './winner-picker.tsx'

interface Props {
  entry: PickMatch
  saver: PickSaver
  isClosed: boolean
}

export function PickCard({ entry, saver, isClosed }: Props) {
  const words = useFeatureCopy('pick')
  const id = useId()
  const { match, forecast } = entry
  const pick = saver.draftOf(match.id) ?? entry.pick
  const Picker = SPORT_RULES[match.sport].pick === 'score' ? ScorePicker : WinnerPicker
  return (
    <li aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex items-baseline justify-between gap-2 text-small text-muted">
        <span>{words.sports[match.sport]}</span>
        <Time atMs={match.startsAtMs} as="time" className="font-semibold text-text tabular-nums" />
      </div>
      <h3 id={id} className="sr-only">
        {words.versus(match.home.name, match.away.name)}
      </h3>
      <Picker match={match} pick={pick} disabled={isClosed} onChoose={(chosen) => saver.choose(match.id, chosen)} />
      {forecast && <SharesBar label={words.forecast} shares={forecast} match={match} />}
      <div role="status" className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 text-small">
        {isClosed ? (
          <span className="text-muted">{words.closed}</span>
        ) : (
          <Status entry={entry} status={saver.statusOf(match.id)} onRetry={() => saver.retry()} />
        )}
      </div>
    </li>
  )
}

interface StatusProps {
  entry: PickMatch
  status: PickStatus | undefined
  onRetry: () => void
}

function Status({ entry, status, onRetry }: StatusProps) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  const timeZone = useTimeZone()
  if (status?.kind === 'saving') return <span className="text-muted">{words.saving}</span>
  if (status?.kind === 'refused' || status?.kind === 'failed') {
    return (
      <>
        <CircleAlert size={16} aria-hidden className="text-bad" />
        <span>
          {words.unsaved} {status.detail}
        </span>
        {status.kind === 'failed' && (
          <Button look="quiet" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </>
    )
  }
  const atMs = entry.savedAtMs
  if (atMs === null) return <span className="text-muted">{words.blank}</span>
  return (
    <>
      <Check size={16} aria-hidden className="text-good" />
      <span suppressHydrationWarning>{words.saved(format.time(atMs, timeZone))}</span>
    </>
  )
}
