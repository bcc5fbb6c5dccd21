import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PickMatch, UpcomingPicks } from '#contract/pick.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useSportOrder } from '#web/base/use-sport-order.ts'
import { gameNowAfter } from '#web/game/clock/game-now-after.ts'
import { PickEditor } from '#web/game/pick/pick-editor.tsx'
import { PickNews } from '#web/game/pick/pick-news.tsx'
import { todayPicksQuery } from '#web/game/pick/today-picks-query.ts'
import { usePickSaver, type PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { useNow } from '#web/ui/use-now.ts'

const SHOWN = 2

export function KnownPicks() {
  const { picks: words } = useFeatureCopy('now')
  const { fetchApi } = useApp()
  const { data, dataUpdatedAt } = useQuery(todayPicksQuery(fetchApi))
  if (!data) return null
  const left = data.matches.filter(({ pick }) => !pick).length
  return (
    <Card title={words.title} aside={data.matches.length > 0 && words.left(left)}>
      <TodayPicks data={data} readAtMs={dataUpdatedAt} />
      <p className="mt-3">
        <TextLink to="/palpites">{words.all}</TextLink>
      </p>
    </Card>
  )
}

/** Shows the first matches that had no pick at the start, preferred sports first. A picked match stays in the list. */
function TodayPicks({ data, readAtMs }: { data: UpcomingPicks; readAtMs: number }) {
  const { picks: words } = useFeatureCopy('now')
  const saver = usePickSaver()
  const nowMs = useNow()
  const bySport = useSportOrder()
  const [shownIds] = useState(() =>
    data.matches
      .filter(({ pick }) => !pick)
      .toSorted((a, b) => bySport(a.match.sport, b.match.sport))
      .slice(0, SHOWN)
      .map(({ match }) => match.id),
  )
  const shown = shownIds.flatMap((id) => data.matches.find(({ match }) => match.id === id) ?? [])
  const gameNowMs = gameNowAfter(data, nowMs - readAtMs)
  if (data.matches.length === 0) return <p className="text-muted">{words.none}</p>
  if (shown.length === 0) return <p className="text-muted">{words.done}</p>
  return (
    <>
      <PickNews entries={shown} saver={saver} />
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {shown.map((entry) => (
          <TodayPick key={entry.match.id} entry={entry} saver={saver} isClosed={gameNowMs >= entry.match.startsAtMs} />
        ))}
      </ul>
    </>
  )
}

function TodayPick({ entry, saver, isClosed }: { entry: PickMatch; saver: PickSaver; isClosed: boolean }) {
  const { versus } = useFeatureCopy('pick')
  const { sports } = useFeatureCopy('home')
  const id = useId()
  const { match } = entry
  return (
    <li aria-labelledby={id}>
      <p className="mb-2 flex items-baseline justify-between gap-2 text-small text-muted">
        <span>{sports[match.sport]}</span>
        <Time atMs={match.startsAtMs} as="time" className="font-semibold text-text tabular-nums" />
      </p>
      <h3 id={id} className="sr-only">
        {versus(match.home.name, match.away.name)}
      </h3>
      <PickEditor entry={entry} saver={saver} isClosed={isClosed} />
    </li>
  )
}
