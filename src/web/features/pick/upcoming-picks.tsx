import { useQuery } from '@tanstack/react-query'
import type { PickMatch } from '#contract/pick.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useSportOrder } from '#web/base/use-sport-order.ts'
import { gameNowAfter } from '#web/game/clock/game-now-after.ts'
import { PickNews } from '#web/game/pick/pick-news.tsx'
import { usePickSaver } from '#web/game/pick/use-pick-saver.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { useByNow } from '#web/ui/use-now.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { FillPicks } from './fill-picks.tsx'
import { LaterPicks } from './later-picks.tsx'
import { MessagePicks } from './message-picks.tsx'
import { PickDay } from './pick-day.tsx'
import { upcomingPicksQuery } from './pick-queries.ts'
import { PickRules } from './pick-rules.tsx'
import { RunningPicks } from './running-picks.tsx'
import { sportsToPick } from './sports-to-pick.ts'

interface Props {
  sport: Sport | undefined
  onSport: (sport: Sport | undefined) => void
}

/** Groups the matches by day, in the order in which they come. */
function byDay(matches: readonly PickMatch[], dayOf: (atMs: number) => string): [string, PickMatch[]][] {
  const days = new Map<string, PickMatch[]>()
  for (const entry of matches) {
    const key = dayOf(entry.match.startsAtMs)
    days.set(key, [...(days.get(key) ?? []), entry])
  }
  return [...days]
}

/** Kick-off time of the latest match that has begun, or 0 if none has. */
const lastBegun = (matches: readonly PickMatch[], gameNowMs: number) =>
  matches.findLast(({ match }) => match.startsAtMs <= gameNowMs)?.match.startsAtMs ?? 0

export function UpcomingPicks({ sport, onSport }: Props) {
  const words = useFeatureCopy('pick')
  const { sports } = useFeatureCopy('sport')
  const { fetchApi, format } = useApp()
  const query = useQuery(upcomingPicksQuery(fetchApi))
  const { data, dataUpdatedAt } = query
  const saver = usePickSaver()
  const gameNowAt = (nowMs: number) => (data ? gameNowAfter(data, nowMs - dataUpdatedAt) : 0)
  // Changes only when a match begins, so the list does not render every second.
  const begunMs = useByNow((nowMs) => lastBegun(data?.matches ?? [], gameNowAt(nowMs)))
  const timeZone = useTimeZone()
  const bySport = useSportOrder()
  if (!data) return <Waiting for={query} className="h-[40rem] rounded-card" />
  const offered = sportsToPick(data, sport).sort(bySport)
  const shown = data.matches.filter(({ match }) => sport === undefined || match.sport === sport)
  const running = (data.running ?? []).filter(({ match }) => sport === undefined || match.sport === sport)
  const picked = shown.filter((entry) => saver.pickOf(entry)).length
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {offered.length > 1 && (
          <Segmented
            label={words.sport}
            options={[
              { value: 'all', label: words.all },
              ...offered.map((value) => ({ value, label: sports[value].name })),
            ]}
            value={sport ?? 'all'}
            onChange={(value) => onSport(SPORTS.find((known) => known === value))}
            isTight
          />
        )}
        <p className="text-muted tabular-nums">{words.progress(picked, shown.length)}</p>
      </div>
      <PickRules />
      <RunningPicks entries={running} />
      {shown.length > 0 && <MessagePicks entries={data.matches} saver={saver} />}
      <FillPicks entries={shown.filter(({ match }) => match.startsAtMs > begunMs)} saver={saver} />
      <PickNews entries={data.matches} saver={saver} />
      {shown.length === 0 && <EmptyState title={words.emptyTitle} detail={words.emptyDetail} />}
      <div className="grid gap-3">
        {byDay(shown, (atMs) => format.isoDay(atMs, timeZone)).map(([day, entries], at) => (
          <PickDay
            key={day}
            day={day}
            entries={entries.toSorted((a, b) => bySport(a.match.sport, b.match.sport))}
            saver={saver}
            begunMs={begunMs}
            gameNowAt={gameNowAt}
            isOpen={at === 0 || sport !== undefined}
            isNear={at === 1}
          />
        ))}
      </div>
      <LaterPicks later={data.later ?? []} sport={sport} saver={saver} begunMs={begunMs} />
    </>
  )
}
