import { useQuery } from '@tanstack/react-query'
import type { PickMatch, UpcomingPicks } from '#contract/pick.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { gameNowAfter } from '#web/game/clock/game-now-after.ts'
import { PickEditor } from '#web/game/pick/pick-editor.tsx'
import { PickNews } from '#web/game/pick/pick-news.tsx'
import { isVoid, pickText, whyOf } from '#web/game/pick/pick-words.ts'
import { usePickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { matchPickQuery } from './match-pick-query.ts'

/** The visitor's own pick on the page of a match: to make before kick-off, to follow and to understand afterwards. */
export function MatchPick({ matchId }: { matchId: number }) {
  const { own } = useFeatureCopy('pick')
  const { fetchApi } = useApp()
  const query = useQuery(matchPickQuery(fetchApi, matchId))
  const { data, dataUpdatedAt } = query
  const entry = data?.matches[0]
  return (
    <Card title={own.title} aside={<TextLink to="/palpites">{own.all}</TextLink>}>
      {data && entry ? (
        <OwnPick data={data} entry={entry} readAtMs={dataUpdatedAt} />
      ) : (
        <Waiting for={query} className="h-28 rounded-control" />
      )}
    </Card>
  )
}

function OwnPick({ data, entry, readAtMs }: { data: UpcomingPicks; entry: PickMatch; readAtMs: number }) {
  const words = useFeatureCopy('pick')
  const saver = usePickSaver()
  const nowMs = useNow()
  const gameNowMs = gameNowAfter(data, nowMs - readAtMs)
  if (entry.match.state !== 'scheduled') return <Outcome entry={entry} />
  return (
    <>
      <PickEditor entry={entry} saver={saver} isClosed={gameNowMs >= entry.match.startsAtMs} />
      <PickNews entries={[entry]} saver={saver} />
      <p className="mt-1 text-small text-muted">{words.hidden}</p>
    </>
  )
}

function Outcome({ entry }: { entry: PickMatch }) {
  const words = useFeatureCopy('pick')
  if (!entry.pick) return <p className="text-muted">{words.own.none}</p>
  const why = whyOf(entry, words)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="figures text-title">{pickText(entry, words)}</strong>
      <span>
        {isVoid(entry)
          ? words.own.void
          : entry.points !== null && why !== undefined
            ? words.own.points(entry.points, why)
            : words.own.waiting}
      </span>
    </p>
  )
}
