import { useQuery } from '@tanstack/react-query'
import type { PickMatch } from '#contract/pick.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart, PartPlace } from '#web/base/lazy-part.tsx'
import { isVoid, pickText, whyOf } from '#web/game/pick/pick-words.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import type { PickProps } from './make-pick.tsx'
import { matchPickQuery } from './match-pick-query.ts'

/** Loaded only before kick-off, when a pick can be made. */
const MakePick = lazyPart(async () => (await import('./make-pick.tsx')).MakePick)

/** The viewer's pick: a form before kick-off, afterwards the pick with its points, if they are known. */
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

function OwnPick({ data, entry, readAtMs }: PickProps) {
  return (
    <PartPlace isThere={entry.match.state === 'scheduled'} fallback={<Outcome entry={entry} />}>
      <MakePick data={data} entry={entry} readAtMs={readAtMs} />
    </PartPlace>
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
