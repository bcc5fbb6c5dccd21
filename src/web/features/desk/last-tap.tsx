import Undo2 from 'lucide-react/icons/undo-2'
import { canUndo, STAYING, UNDO_MS } from '#domain/desk/judge-tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { eventText } from './event-text.ts'
import { lineupText } from './lineup-text.ts'
import type { OpenDesk } from './use-desk.ts'

/** DK6: the last report that the viewer can still undo, with an undo button. Hidden after the end of the match. */
export function LastTap({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const { match, taps, view } = desk
  const undone = new Set(taps.flatMap(({ said }) => (said.kind === 'undo' ? [said.tapId] : [])))
  const last = taps.findLast(({ id, said }) => {
    if (undone.has(id) || STAYING.has(said.kind) || said.kind === 'clock') return false
    return said.kind !== 'period' || canUndo(said.period)
  })
  const event = last && match.events.find(({ tapId }) => tapId === last.id)
  const isOpen = last && (view.isOrganiser || desk.nowMs - last.atMs <= UNDO_MS)
  if (!last || !isOpen || match.clock.phase === 'over') return null
  const text = event
    ? eventText(desk, event, words)
    : last.said.kind === 'lineup'
      ? lineupText(view, last.said.clubId, words)
      : undefined
  if (text === undefined) return null
  return (
    <div className="sticky bottom-[calc(0.5rem+var(--dock))] z-10 flex items-center justify-between gap-3 rounded-card border border-control bg-raised p-2 pl-3">
      <p aria-live="polite" className="min-w-0 break-words">
        {text}
      </p>
      <Button
        look="secondary"
        className="min-h-14 shrink-0"
        onClick={() => desk.tell(words.undo, { kind: 'undo', tapId: last.id })}
      >
        <Undo2 size={18} aria-hidden />
        {words.undo}
      </Button>
    </div>
  )
}
