import { useEffect, useRef } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { OutboxState } from '#web/base/outbox/entry-list.ts'
import { isUnsent, type OutboxEntry } from '#web/base/outbox/outbox-entry.ts'
import { dismissToast, showToast } from '#web/ui/toast-store.ts'

/** The pages of squads and picks and the desk show themselves that an entry waits. */
const needsToast = ({ deed }: OutboxEntry) => deed !== 'squad' && deed !== 'pick' && deed !== 'tap'

/** Shows a toast, once for each new entry, that it cannot be sent now. Of several, only the last gets one. */
export function useAnnounceWaiting({ entries, isHeld }: OutboxState): void {
  const words = useFeatureCopy('outbox')
  const announced = useRef(new Set<string>())
  const shown = useRef<number>(undefined)
  const waits = entries.some(isUnsent)
  useEffect(() => {
    if (waits || shown.current === undefined) return
    // No entry waits any longer, so the toast about waiting must go.
    dismissToast(shown.current)
    shown.current = undefined
  }, [waits])
  useEffect(() => {
    if (!isHeld) return
    const fresh = entries.filter((entry) => isUnsent(entry) && !announced.current.has(entry.id))
    for (const { id } of fresh) announced.current.add(id)
    const last = fresh.findLast(needsToast)
    if (last) shown.current = showToast({ text: words.kept(words.deeds[last.deed], last.label) })
  }, [entries, isHeld, words])
}
