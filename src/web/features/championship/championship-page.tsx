import { useQuery } from '@tanstack/react-query'
import type { ChampionshipPage as Championship } from '#contract/championship.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AboutCard } from './about-card.tsx'
import { BookPart } from './book/book-part.tsx'
import { championshipQuery } from './championship-queries.ts'
import { ChampionshipBadges } from './championship-summary.tsx'
import { ImportPart } from './import-part.tsx'
import { InChampionshipLink } from './in-championship-link.tsx'
import { ManageCard } from './manage-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { RoundCard } from './round-card.tsx'
import { StandingsPart } from './standings-part.tsx'

export function ChampionshipPage({ slug }: { slug: string }) {
  const { fetchApi } = useApp()
  const query = useQuery(championshipQuery(fetchApi, slug))
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const { data: championship } = query
  if (!championship)
    return (
      <div className="page-width py-8">
        <Waiting for={query} className="h-96" />
      </div>
    )
  const isOperator = viewer?.isOperator ?? false
  const isManager = championship.isOrganiser || isOperator
  const mayWrite = isManager && championship.source !== 'sample'
  const standings = championship.sports.map((sport) => (
    <StandingsPart key={sport} championship={championship} sport={sport} />
  ))
  return (
    <div className="page-width py-8">
      <PageHeader title={championship.name}>
        <ChampionshipBadges championship={championship} />
      </PageHeader>
      <Doors championship={championship} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          {mayWrite && <ImportPart slug={championship.slug} />}
          {mayWrite && <BookPart championship={championship} />}
          <RoundCard championship={championship} />
          {isManager && standings}
        </div>
        {/* Across both columns. For organisers and operators the right one is long, so standings stay in the left. */}
        {!isManager && <div className="grid min-w-0 gap-5 lg:col-span-2">{standings}</div>}
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-start-1">
          <AboutCard championship={championship} />
          {isManager && !championship.isPublic && <PeopleCard championship={championship} />}
          {isManager && <ManageCard key={championship.name} championship={championship} isOperator={isOperator} />}
        </div>
      </div>
    </div>
  )
}

const door = 'inline-flex min-h-11 items-center rounded-control px-4 font-bold'

/** How to play this championship, or why it cannot be played now. */
function Doors({ championship }: { championship: Championship }) {
  const words = useFeatureCopy('championship')
  const { state } = championship
  return (
    <div className="mb-5 grid gap-3">
      {state === 'archived' && <EmptyState {...words.page.archived} />}
      {state === 'over' && <EmptyState {...words.page.over} />}
      {(state === 'open' || state === 'live') && (
        <p className="flex flex-wrap items-center gap-3">
          {championship.hasMarket ? (
            <InChampionshipLink
              championship={championship}
              path="/fantasy"
              className={`${door} bg-brand text-on-brand hover:bg-brand-press`}
            >
              {words.play}
            </InChampionshipLink>
          ) : (
            <span>{words.page.noMarket}</span>
          )}
          <InChampionshipLink
            championship={championship}
            path="/palpites"
            className={`${door} border border-control hover:bg-raised`}
          >
            {words.page.picks}
          </InChampionshipLink>
        </p>
      )}
    </div>
  )
}
