import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { JoinButton } from '#web/game/league/join-button.tsx'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { LeagueSummary } from '#web/game/league/league-summary.tsx'
import { useMembership, type JoiningSquad } from '#web/game/league/use-membership.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Waiting } from '#web/ui/waiting.tsx'

const SHOWN_LEAGUES = 3
const PoolJoinButton = lazyPart(async () => (await import('#web/game/pool/pool-join-button.tsx')).PoolJoinButton)

interface Props {
  nowMs: number | undefined
  squadId: number | undefined
  ensureSquad: () => Promise<JoiningSquad>
}

/**
 * The first leagues of the server's list, featured ones first. People join with the squad on screen, a bolão without.
 */
export function LeaguePanel({ nowMs, squadId, ensureSquad }: Props) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('joining')
  const query = useQuery(leaguesQuery(fetchApi))
  const { data } = query
  const membership = useMembership(ensureSquad)
  return (
    <Card title={words.title}>
      {!data && <Waiting for={query} className="h-56" />}
      {data?.items.length === 0 && <EmptyState title={words.empty} detail={words.emptyDetail} />}
      <ul className="divide-y divide-line">
        {data?.items.slice(0, SHOWN_LEAGUES).map((league) => (
          <li key={league.id} className="flex items-center justify-between gap-3 py-3">
            <LeagueSummary league={league} nowMs={nowMs} />
            {league.format === 'bolao' ? (
              <PoolJoinButton league={league} place={data.pools.find(({ leagueId }) => leagueId === league.id)} />
            ) : (
              <JoinButton
                league={league}
                mine={data.memberships.filter(({ leagueId }) => leagueId === league.id)}
                squadId={squadId}
                membership={membership}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-2">
        <ButtonLink to="/ligas" look="secondary">
          {words.all}
        </ButtonLink>
        <ButtonLink to="/ligas" search={{ criar: true }} look="quiet">
          {words.create}
        </ButtonLink>
      </div>
    </Card>
  )
}
