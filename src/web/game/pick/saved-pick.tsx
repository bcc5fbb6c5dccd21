import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { SavedMark } from '#web/game/receipt/saved-mark.tsx'
import { withSeconds } from '#web/game/receipt/with-seconds.ts'
import { useTimeZone } from '#web/ui/time.tsx'

/** VR4: when the pick was registered, with the mark of its receipt. */
export function SavedPick({ matchId, atMs }: { matchId: number; atMs: number }) {
  const words = useFeatureCopy('receipt')
  const format = useFormat()
  const timeZone = useTimeZone()
  return (
    <SavedMark saved={{ kind: 'pick', subjectId: matchId }} savedAtMs={atMs}>
      <span suppressHydrationWarning>{words.saved(withSeconds(format.time(atMs, timeZone), atMs))}</span>
    </SavedMark>
  )
}
