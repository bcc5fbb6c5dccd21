import type { ChampionshipView } from '#contract/championship.ts'
import type { Standings } from '#contract/standings.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { standingsQuery } from './championship-queries.ts'
import { InChampionshipLink } from './in-championship-link.tsx'
import { KnockoutCard } from './knockout-card.tsx'
import { SeasonTable } from './season-table.tsx'

interface Props {
  championship: ChampionshipView
  sport: Sport
}

/** ST6, ST7: the season's final stages, then its tables, then the knock-out stages before the tables. */
export function StandingsPart({ championship, sport }: Props) {
  const words = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const query = useQuery(standingsQuery(fetchApi, championship.slug, sport))
  const title = words.page.standings.table(words.sports[sport], query.data?.season ?? null)
  if (!query.data)
    return (
      <Card title={title}>
        <Waiting for={query} className="h-64" />
      </Card>
    )
  const { tables, knockout } = query.data
  const league = tables.find(({ group }) => group === null)
  const groups = tables.filter(({ group }) => group !== null)
  const clubs = new Map(query.data.clubs.map((club) => [club.id, club]))
  const qualifying = knockout.filter(({ isBeforeTables }) => isBeforeTables)
  const finals = knockout.filter(({ isBeforeTables }) => !isBeforeTables)
  const { standings } = words.page
  return (
    <>
      {finals.length > 0 && (
        <KnockoutCard championship={championship} title={standings.knockout} stages={finals} clubs={clubs} />
      )}
      {league && (
        <Card title={title}>
          <SeasonTable championship={championship} sport={sport} caption={title} rows={league.rows} clubs={clubs} />
          <FullTable championship={championship} sport={sport} />
        </Card>
      )}
      {groups.length > 0 && (
        <Card title={standings.groups}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
            {groups.map((table) => (
              <Group key={table.group} championship={championship} sport={sport} table={table} clubs={clubs} />
            ))}
          </div>
          <p className="pt-4 text-small text-muted">{standings.firstTwo}</p>
          <FullTable championship={championship} sport={sport} />
        </Card>
      )}
      {qualifying.length > 0 && (
        <KnockoutCard championship={championship} title={standings.qualifying} stages={qualifying} clubs={clubs} />
      )}
    </>
  )
}

interface GroupProps extends Props {
  table: Standings['tables'][number]
  clubs: Parameters<typeof SeasonTable>[0]['clubs']
}

function Group({ championship, sport, table: { group, rows }, clubs }: GroupProps) {
  const { standings } = useFeatureCopy('championship').page
  const name = standings.group(group ?? '')
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="pb-1 font-semibold">{name}</h3>
      <SeasonTable championship={championship} sport={sport} caption={name} rows={rows} clubs={clubs} isGroup />
    </section>
  )
}

function FullTable({ championship, sport }: Props) {
  const { page: words } = useFeatureCopy('championship')
  return (
    <p className="pt-3">
      <InChampionshipLink
        championship={championship}
        path={`/analytics?esporte=${sport}`}
        className="font-semibold underline decoration-control underline-offset-3 hover:decoration-brand"
      >
        {words.tableLink}
      </InChampionshipLink>
    </p>
  )
}
