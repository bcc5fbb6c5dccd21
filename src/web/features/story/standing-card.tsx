import type { RoundStory } from '#contract/story.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { standingLines } from './standing-lines.ts'

/** The points before the round and each gain since then. The lines add up to the total (RS4). */
export function StandingCard({ story: { standing, manager, round } }: { story: RoundStory }) {
  const { fetchApi } = useApp()
  const { data: own } = useQuery({ ...ownRoundQuery(fetchApi), enabled: manager?.isSelf === true })
  const { standing: copy } = useFeatureCopy('story')
  const format = useFormat()
  if (!standing || !manager) return null
  const { rank, before, points } = standing
  // RK5: only the current rank in the season is known, so earlier rounds show none.
  const season = manager.isSelf && own?.latest?.id === round.id ? own.season : null
  const lines = standingLines(standing, copy).map(([name, value], at) => ({
    name,
    shown: at === 0 && before ? format.number(value) : format.signed(value),
  }))
  return (
    <Card title={copy.title(manager.isSelf)}>
      {season && <p className="text-lead">{copy.season(season.rank, season.of)}</p>}
      <p className={season ? '' : 'text-lead'}>{copy.rank(rank)}</p>
      <p className="text-small text-muted">{before ? copy.from(before.rank) : copy.first}</p>
      <p className="mt-3 text-small text-muted">{copy.unit}</p>
      <dl className="mt-1">
        {lines.map(({ name, shown }) => (
          <div key={name} className="flex justify-between border-t border-line py-1.5">
            <dt>{name}</dt>
            <dd className="figures">{shown}</dd>
          </div>
        ))}
        <div className="flex justify-between border-t border-line py-1.5 font-semibold">
          <dt>{copy.total}</dt>
          <dd className="figures">{format.number(points)}</dd>
        </div>
      </dl>
      <p className="mt-2">
        {manager.isSelf ? (
          <TextLink to="/profile">{copy.ledger}</TextLink>
        ) : (
          <TextLink to="/participantes/$id" params={{ id: manager.id }}>
            {copy.ledger}
          </TextLink>
        )}
      </p>
    </Card>
  )
}
