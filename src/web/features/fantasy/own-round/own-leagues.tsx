import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { percentOf } from '#web/game/live/own-chances.tsx'
import { ownChancesQuery } from '#web/game/live/own-round-query.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** CH3: for each league, in how many simulations of the round the viewer ends among its first places. */
export function OwnLeagues() {
  const { chances: words } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const format = useFormat()
  const data = useQuery(ownChancesQuery(fetchApi)).data
  if (!data || data.leagues.length === 0) return null
  return (
    <Card title={words.leagues}>
      <ul className="divide-y divide-line">
        {data.leagues.map(({ id, name, places, top }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <TextLink to="/ligas/$leagueId" params={{ leagueId: String(id) }}>
                {name}
              </TextLink>
              <span className="block text-small text-muted">{words.among(places)}</span>
            </span>
            <span className="figures text-title">{format.percent(percentOf(top))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        {words.how} {data.largeLeagues > 0 && words.notLarge} {data.otherLeagues > 0 && words.notAll(data.otherLeagues)}
      </p>
    </Card>
  )
}
