import { useQuery } from '@tanstack/react-query'
import type { ChampionshipView } from '#contract/championship.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { championshipsQuery } from '#web/game/championship/championships-query.ts'
import { useParams, useSearch } from '#web/router/hooks.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { ChampionshipPage } from './championship-page.tsx'
import { ChampionshipBadges, ChampionshipSummary } from './championship-summary.tsx'
import { readChampionshipsSearch } from './championships-search.ts'
import { invitationQuery } from './championship-queries.ts'
import { CodeCard } from './code-card.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InChampionshipLink } from './in-championship-link.tsx'
import { NewChampionshipPage } from './new-championship-page.tsx'

/** Championships that the viewer organises come first. The rest keeps the server's order, with the main one first. */
const mineFirst = (all: readonly ChampionshipView[]) =>
  all.toSorted((a, b) => Number(b.isOrganiser) - Number(a.isOrganiser))

export function ChampionshipsPage() {
  const { slug } = useParams()
  const { novo } = readChampionshipsSearch(useSearch())
  if (slug) return <ChampionshipPage slug={slug} />
  return novo ? <NewChampionshipPage /> : <ChampionshipList />
}

function ChampionshipList() {
  const words = useFeatureCopy('championship')
  const { convite, desconhecido } = readChampionshipsSearch(useSearch())
  const { fetchApi } = useApp()
  const query = useQuery(championshipsQuery(fetchApi))
  const isOperator = useQuery(viewerQuery(fetchApi)).data?.isOperator ?? false
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead}>
        {isOperator && (
          <ButtonAnchor href="/campeonatos?novo=1" look="secondary">
            {words.create.open}
          </ButtonAnchor>
        )}
      </PageHeader>
      {desconhecido && (
        <p role="alert" className="mb-5 rounded-card border border-l-4 border-info px-4 py-3">
          {words.unknown(desconhecido)}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.title}>
          {query.data ? <Rows all={mineFirst(query.data.championships)} /> : <Waiting for={query} className="h-64" />}
        </Card>
        <div className={`grid gap-5 md:order-none ${convite ? 'order-first' : ''}`}>
          <Invited code={convite} />
        </div>
      </div>
    </div>
  )
}

/**
 * The invitation link of a league shows this league. Without such a link, or if the link lets nobody in, a form takes
 * the code of an invitation.
 */
function Invited({ code = '' }: { code: string | undefined }) {
  const { fetchApi } = useApp()
  const league = useQuery(invitationQuery(fetchApi, code)).data?.league
  if (!league) return <CodeCard code={code} />
  const { door, isInside } = league
  return (
    <>
      <InvitationCard league={league} code={code} />
      {!isInside && (door === 'members' || door === 'revoked') && <CodeCard code={undefined} />}
    </>
  )
}

function Rows({ all }: { all: readonly ChampionshipView[] }) {
  const words = useFeatureCopy('championship')
  if (all.length === 0) return <EmptyState {...words.none} />
  return (
    <ul className="divide-y divide-line">
      {all.map((one) => (
        <li key={one.slug} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="grid min-w-0 gap-1">
            <InChampionshipLink
              championship={one}
              path={`/campeonatos/${one.slug}`}
              className="text-lead font-semibold underline decoration-control underline-offset-3 hover:decoration-brand"
            >
              {one.name}
            </InChampionshipLink>
            <ChampionshipSummary championship={one} />
            <ChampionshipBadges championship={one} />
          </div>
          <InChampionshipLink
            championship={one}
            path={one.sports.includes('futebol') ? '/fantasy' : '/palpites'}
            aria-label={words.playIn(one.name)}
            className="inline-flex min-h-11 items-center rounded-control border border-control px-4 font-bold hover:bg-raised"
          >
            {words.play}
          </InChampionshipLink>
        </li>
      ))}
    </ul>
  )
}
