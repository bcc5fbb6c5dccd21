import { useQuery } from '@tanstack/react-query'
import type { Membership } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'

/** Names the leagues that the squad leaves when it is deleted, and those in which it stays. */
export function LeaguesLeft({ squad }: { squad: { id: number; name: string } }) {
  const { deletion: words } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const { data } = useQuery(leaguesQuery(fetchApi))
  const own = (data?.memberships ?? []).filter(({ squadId }) => squadId === squad.id)
  return (
    <>
      <Names title={words.leaves(squad.name)} of={own.filter(({ leavesWithSquad }) => leavesWithSquad)} />
      <Names title={words.stays} of={own.filter(({ leavesWithSquad }) => !leavesWithSquad)} />
    </>
  )
}

function Names({ title, of }: { title: string; of: readonly Membership[] }) {
  if (of.length === 0) return null
  return (
    <>
      <p className="pt-3">{title}</p>
      <ul className="list-disc pl-5 font-semibold">
        {of.map(({ leagueId, leagueName }) => (
          <li key={leagueId}>{leagueName}</li>
        ))}
      </ul>
    </>
  )
}
