import { useId } from 'react'
import type { PickMatch } from '#contract/pick.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { PickEditor } from '#web/game/pick/pick-editor.tsx'
import type { PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Time } from '#web/ui/time.tsx'
import { SharesBar } from './shares-bar.tsx'

interface Props {
  entry: PickMatch
  saver: PickSaver
  isClosed: boolean
}

export function PickCard({ entry, saver, isClosed }: Props) {
  const words = useFeatureCopy('pick')
  const { sports } = useFeatureCopy('sport')
  const id = useId()
  const { match, forecast } = entry
  return (
    <li aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex items-baseline justify-between gap-2 text-small text-muted">
        <span>{sports[match.sport].name}</span>
        <Time atMs={match.startsAtMs} as="time" className="font-semibold text-text tabular-nums" />
      </div>
      <h3 id={id} className="sr-only">
        {words.versus(match.home.name, match.away.name)}
      </h3>
      <PickEditor entry={entry} saver={saver} isClosed={isClosed}>
        {forecast && <SharesBar label={words.forecast} shares={forecast} match={match} />}
      </PickEditor>
    </li>
  )
}
