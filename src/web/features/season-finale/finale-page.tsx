import { useQuery } from '@tanstack/react-query'
import type { SeasonFinale } from '#contract/season-finale.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { GroupLink } from '#web/game/division/group-link.tsx'
import { seasonListQuery } from '#web/game/season/season-queries.ts'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { FinaleRanking } from './finale-ranking.tsx'
import { finaleQuery, ownSeasonQuery } from './finale-queries.ts'

const route = routeAt('/temporadas/$number')

/** A season and its champion (RK6). */
export function FinalePage() {
  const { fetchApi } = useApp()
  const season = Number(route.useParams().number)
  const query = useQuery(finaleQuery(fetchApi, season))
  return (
    <div className="page-width py-8">
      {query.data ? <Finale finale={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Finale({ finale }: { finale: SeasonFinale }) {
  const copy = useFeatureCopy('finale')
  const format = useFormat()
  const { number, isOver, next, champions } = finale
  return (
    <>
      <PageHeader title={copy.title(number)}>
        <div className="flex flex-wrap items-center gap-3">
          <Badge>{isOver ? copy.over : copy.running}</Badge>
          <ShareButton path={`/temporadas/${number}`} text={copy.title(number)} />
        </div>
      </PageHeader>
      <Seasons number={number} />
      <section className="mb-5 rounded-card border border-line bg-chip p-5 text-on-chip sm:p-7">
        {champions.length > 0 ? (
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {champions.map(({ sport, club }) => (
              <div key={sport} data-theme="dark">
                <dt className="text-small opacity-85">{copy.champion(sport)}</dt>
                <dd className="text-title">
                  <ClubName club={club} size={32} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-lead">{copy.goesOn(number)}</p>
        )}
        <OwnPlace number={number} />
        {next && <p className="mt-4">{copy.nextBegins(next.number, format.date(next.startsAtMs))}</p>}
      </section>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <FinaleRanking finale={finale} />
        <div className="grid min-w-0 gap-5">
          <Divisions divisions={finale.divisions} />
          <Leagues leagues={finale.leagues} />
        </div>
      </div>
    </>
  )
}

function Seasons({ number }: { number: number }) {
  const copy = useFeatureCopy('finale')
  const format = useFormat()
  const { fetchApi } = useApp()
  const numbers = useQuery(seasonListQuery(fetchApi)).data?.numbers ?? []
  if (numbers.length < 2) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <span className="text-muted">{copy.seasons}</span>
      <ChoiceLinks
        label={copy.seasons}
        options={numbers.toReversed().map((one) => ({ value: String(one), label: format.number(one) }))}
        value={String(number)}
        link={(one) => ({ to: '/temporadas/$number', params: { number: one } })}
      />
    </div>
  )
}

function OwnPlace({ number }: { number: number }) {
  const copy = useFeatureCopy('finale')
  const { fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const { data } = useQuery({ ...ownSeasonQuery(fetchApi, number), enabled: Boolean(viewer) })
  if (!data?.own) return null
  return (
    <p className="mt-4 text-lead" data-theme="dark">
      {copy.own(data.own.rank, data.own.of, data.own.points)}{' '}
      <TextLink to="/temporada" search={{ temporada: number }}>
        {copy.review}
      </TextLink>
    </p>
  )
}

function Divisions({ divisions }: Pick<SeasonFinale, 'divisions'>) {
  const copy = useFeatureCopy('finale')
  const format = useFormat()
  if (divisions.length === 0) return null
  return (
    <Card title={copy.divisions}>
      <ul className="divide-y divide-line">
        {divisions.toReversed().map((one) => (
          <li key={one.tier} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <span>
              <GroupLink cycleId={one.cycleId} groupNumber={one.groupNumber} tier={one.tier} />
              {': '}
              <TextLink to="/participantes/$id" params={{ id: one.managerId }}>
                {one.name}
              </TextLink>
            </span>
            <span className="figures">{format.pointTenths(one.pointTenths)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Leagues({ leagues }: Pick<SeasonFinale, 'leagues'>) {
  const copy = useFeatureCopy('finale')
  return (
    <Card title={copy.leagues}>
      {leagues.length === 0 && <p className="text-muted">{copy.noLeagues}</p>}
      <ul className="divide-y divide-line">
        {leagues.map(({ id, name, winnerId, winnerName, trophyPoints }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <span>
              <TextLink to="/ligas/$leagueId" params={{ leagueId: String(id) }}>
                {name}
              </TextLink>
              {': '}
              <TextLink to="/participantes/$id" params={{ id: winnerId }}>
                {winnerName}
              </TextLink>
            </span>
            {trophyPoints > 0 && <span className="text-small text-muted">{copy.trophy(trophyPoints)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
