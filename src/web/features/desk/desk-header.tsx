import Check from 'lucide-react/icons/check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { isPart } from '#domain/desk/match-clock.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Time } from '#web/ui/time.tsx'
import { ClockDialog } from './clock-dialog.tsx'
import { clockText } from './clock-text.ts'
import { scoreInAll } from './score-in-all.ts'
import type { OpenDesk } from './use-desk.ts'

/** The score, the clock, and how many taps wait to be sent. */
export function DeskHeader({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const [isSetting, setSetting] = useState(false)
  const { view, match, waiting, isHeld } = desk
  const { phase } = match.clock
  const isRunning = isPart(phase) && !desk.stop
  const score = scoreInAll(match)
  return (
    <header className="rounded-card border border-line bg-surface p-3">
      <h1 className="sr-only">{words.heading(view.home.name, view.away.name)}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
        <span className="line-clamp-2 text-right font-bold break-words">{view.home.shortName}</span>
        <output aria-label={words.score} className="text-display tabular-nums">
          {score.home} x {score.away}
        </output>
        <span className="line-clamp-2 font-bold break-words">{view.away.shortName}</span>
      </div>
      {match.penalties && <p className="text-center font-bold">{words.penalties(match.penalties)}</p>}
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {isRunning ? (
          <button
            type="button"
            aria-label={words.clock.open(clockText(desk.second))}
            onClick={() => setSetting(true)}
            className="min-h-11 rounded-control border border-control px-3 font-bold tabular-nums"
          >
            {clockText(desk.second)}
          </button>
        ) : (
          <span className="font-bold">{desk.stop ? words.stopped.badge(desk.stop.minute) : words.phases[phase]}</span>
        )}
        {isRunning && <span className="text-small text-muted">{words.phases[phase]}</span>}
        <span role="status" className="flex items-center gap-1.5 text-small">
          {waiting > 0 ? (
            <>
              <CloudUpload size={18} aria-hidden />
              {isHeld ? words.held(waiting) : words.sending(waiting)}
            </>
          ) : (
            <>
              <Check size={18} aria-hidden className="text-good" />
              {words.sent}
            </>
          )}
        </span>
      </div>
      {view.keptAtMs !== undefined && (
        <p role="status" className="text-small text-muted">
          {words.offline} <Time atMs={view.keptAtMs} />
        </p>
      )}
      {isSetting && <ClockDialog desk={desk} onClose={() => setSetting(false)} />}
    </header>
  )
}
