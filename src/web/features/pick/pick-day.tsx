import type { PickMatch } from '#contract/pick.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import type { PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Time, useTimeZone } from '#web/ui/time.tsx'
import { useByNow } from '#web/ui/use-now.ts'
import { PickCard } from './pick-card.tsx'

interface Props {
  day: string
  entries: readonly PickMatch[]
  saver: PickSaver
  /** Kick-off time of the latest match that has begun, or 0 if none has. */
  begunMs: number
  gameNowAt: (nowMs: number) => number
  /** The first day is open. With a chosen sport, all days are, because a day then has few matches. */
  isOpen: boolean
  /**
   * The second day: the server renders its matches even if it is folded. Other folded days get theirs after hydration.
   */
  isNear: boolean
}

const DAY_MS = 86_400_000

export function PickDay({ day, entries, saver, begunMs, gameNowAt, isOpen, isNear }: Props) {
  const words = useFeatureCopy('pick')
  const { format } = useApp()
  const timeZone = useTimeZone()
  const near = useByNow((nowMs) =>
    [words.today, words.tomorrow].find(
      (_word, ahead) => format.isoDay(gameNowAt(nowMs) + ahead * DAY_MS, timeZone) === day,
    ),
  )
  const isHydrated = useHydrated()
  const picked = entries.filter((entry) => saver.pickOf(entry)).length
  return (
    <details open={isOpen}>
      <summary className="mb-2 min-h-11 cursor-pointer py-1.5">
        <h2 className="inline text-title">
          {near && `${near}, `}
          <Time atMs={entries[0]?.match.startsAtMs ?? 0} as="day" />
        </h2>{' '}
        <span className="text-small text-muted tabular-nums">{words.dayProgress(picked, entries.length)}</span>
      </summary>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {(isOpen || isNear || isHydrated) &&
          entries.map((entry) => (
            <PickCard key={entry.match.id} entry={entry} saver={saver} isClosed={begunMs >= entry.match.startsAtMs} />
          ))}
      </ul>
    </details>
  )
}
