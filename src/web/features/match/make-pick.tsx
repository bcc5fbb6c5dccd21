import type { PickMatch, UpcomingPicks } from '#contract/pick.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { gameNowAfter } from '#web/game/clock/game-now-after.ts'
import { PickEditor } from '#web/game/pick/pick-editor.tsx'
import { PickNews } from '#web/game/pick/pick-news.tsx'
import { usePickSaver } from '#web/game/pick/use-pick-saver.ts'
import { useByNow } from '#web/ui/use-now.ts'

export interface PickProps {
  data: UpcomingPicks
  entry: PickMatch
  readAtMs: number
}

export function MakePick({ data, entry, readAtMs }: PickProps) {
  const words = useFeatureCopy('pick')
  const saver = usePickSaver()
  const isClosed = useByNow((nowMs) => gameNowAfter(data, nowMs - readAtMs) >= entry.match.startsAtMs)
  return (
    <>
      <PickEditor entry={entry} saver={saver} isClosed={isClosed} />
      <PickNews entries={[entry]} saver={saver} />
      <p className="mt-1 text-small text-muted">{words.hidden}</p>
    </>
  )
}
