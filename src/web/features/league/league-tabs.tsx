import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { unreadQuery } from '#web/game/wall/wall-queries.ts'
import { WallPart } from '#web/game/wall/wall-part.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { readLeagueSearch, type LeagueSearch } from '#web/game/league/leagues-search.ts'

const route = routeAt('/ligas/$leagueId')
const id = 'liga'

/** Tabs for the table and the wall. In a private league, people who are not in it yet see only the table. */
export function LeagueTabs({ page, children }: { page: LeaguePageView; children: ReactNode }) {
  const { tabs: words } = useFeatureCopy('league').page
  const { fetchApi } = useApp()
  const isTalk = route.useSearch().aba === 'mural'
  const { league, standings, pool } = page
  const isInside = page.isOwner || page.memberships.length > 0 || Boolean(pool?.place)
  const unread = useQuery({ ...unreadQuery(fetchApi), enabled: isInside }).data
  const count = unread?.leagues.find(({ leagueId }) => leagueId === league.id)?.unread ?? 0
  if (league.visibility === 'private' && !isInside) return children
  const shown = isTalk ? 'mural' : 'tabela'
  return (
    <div className="min-w-0">
      <Tabs
        id={id}
        label={words.label}
        value={shown}
        tabs={[
          { value: 'tabela', label: words.table },
          { value: 'mural', label: count > 0 && !isTalk ? words.wallUnread(count) : words.wall },
        ]}
        link={(value) => ({
          to: '/ligas/$leagueId',
          params: { leagueId: String(league.id) },
          search: (latest: LeagueSearch) => ({
            ...readLeagueSearch({ ...latest }),
            aba: value === 'mural' ? value : undefined,
          }),
        })}
      />
      <TabPanel id={id} value={shown}>
        {isTalk ? (
          <WallPart
            wall={{ kind: 'league', id: league.id }}
            label={league.name}
            people={[...standings.items, ...(pool?.table.items ?? [])].map(({ managerName }) => managerName)}
          />
        ) : (
          children
        )}
      </TabPanel>
    </div>
  )
}
