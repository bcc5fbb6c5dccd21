import { useState } from 'react'
import type { LaterDay } from '#contract/pick.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { PickNews } from '#web/game/pick/pick-news.tsx'
import type { PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Button } from '#web/ui/button.tsx'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { PickCard } from './pick-card.tsx'
import { pickDayQuery } from './pick-queries.ts'

/** How many days with matches are listed at first. A whole season would be months of days. */
const FIRST_DAYS = 14

interface Props {
  later: readonly LaterDay[]
  sport: Sport | undefined
  saver: PickSaver
  begunMs: number
}

/** PK6: the days with matches after the next week, each folded. Opening a day loads its matches. */
export function LaterPicks({ later, sport, saver, begunMs }: Props) {
  const words = useFeatureCopy('pick')
  const [isWhole, showAll] = useState(false)
  const days = [
    ...groupBy(
      later.filter((one) => sport === undefined || one.sport === sport),
      ({ day }) => day,
    ),
  ]
  if (days.length === 0) return null
  const shown = isWhole ? days : days.slice(0, FIRST_DAYS)
  return (
    <section aria-label={words.later} className="mt-6">
      <p className="mb-2 font-semibold text-muted">{words.later}</p>
      <div className="grid gap-3">
        {shown.map(([day, parts]) => (
          <Day key={day} day={day} parts={parts} sport={sport} saver={saver} begunMs={begunMs} />
        ))}
      </div>
      {shown.length < days.length && (
        <p className="pt-2">
          <Button look="secondary" onClick={() => showAll(true)}>
            {words.moreDays(days.length - shown.length)}
          </Button>
        </p>
      )}
    </section>
  )
}

interface DayProps extends Omit<Props, 'later'> {
  day: string
  parts: readonly LaterDay[]
}

const sum = (parts: readonly LaterDay[], of: 'matches' | 'picked') => parts.reduce((total, one) => total + one[of], 0)

function Day({ day, parts, sport, saver, begunMs }: DayProps) {
  const words = useFeatureCopy('pick')
  const { fetchApi } = useApp()
  const [isOpened, open] = useState(false)
  const query = useQuery({ ...pickDayQuery(fetchApi, day), enabled: isOpened })
  const entries = query.data?.matches.filter(({ match }) => sport === undefined || match.sport === sport)
  const picked = entries ? entries.filter((entry) => saver.pickOf(entry)).length : sum(parts, 'picked')
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && open(true)}>
      <summary className="mb-2 min-h-11 cursor-pointer py-1.5">
        <h2 className="inline text-title">
          <Time atMs={Math.min(...parts.map(({ firstAtMs }) => firstAtMs))} as="day" />
        </h2>{' '}
        <span className="text-small text-muted tabular-nums">{words.dayProgress(picked, sum(parts, 'matches'))}</span>
      </summary>
      {entries ? (
        <>
          <PickNews entries={entries} saver={saver} />
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {entries.map((entry) => (
              <PickCard key={entry.match.id} entry={entry} saver={saver} isClosed={begunMs >= entry.match.startsAtMs} />
            ))}
          </ul>
        </>
      ) : (
        isOpened && <Waiting for={query} className="h-40 rounded-card" />
      )}
    </details>
  )
}
