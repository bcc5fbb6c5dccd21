import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { OwnPlace } from '#web/game/league/own-place.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SHOWN = 5

export function KnownLeagues() {
  const { leagues: words } = useFeatureCopy('now')
  const { fetchApi } = useApp()
  const { data } = useQuery(leaguesQuery(fetchApi, { scope: 'mine' }))
  if (!data) return null
  const running = data.items.filter(({ endedAtMs }) => endedAtMs === null)
  if (running.length === 0)
    return (
      <Card title={words.title}>
        <p className="mb-3 text-muted">{words.none}</p>
        <ButtonLink to="/ligas" look="secondary">
          {words.find}
        </ButtonLink>
      </Card>
    )
  return (
    <Card title={words.title}>
      <ul className="divide-y divide-line">
        {running.slice(0, SHOWN).map((league) => (
          <li key={league.id} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <TextLink to="/ligas/$leagueId" params={{ leagueId: String(league.id) }}>
                {league.name}
              </TextLink>
            </span>
            <OwnPlace
              league={league}
              mine={[...data.memberships, ...data.pools].filter(({ leagueId }) => leagueId === league.id)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink to="/ligas" search={{ quais: 'minhas' }}>
          {words.all}
        </TextLink>
      </p>
    </Card>
  )
}
