import { useQuery } from '@tanstack/react-query'
import type { ReviewedSeason, SeasonReview } from '#contract/season-review.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { CalibrationCard } from './calibration-card.tsx'
import { CaptainCard } from './captain-card.tsx'
import { CurveCard } from './curve-card.tsx'
import { FaithfulCard } from './faithful-card.tsx'
import { LuckCard } from './luck-card.tsx'
import { PicksCard } from './picks-card.tsx'
import { seasonAddress } from './season-address.ts'
import { SeasonHero } from './season-hero.tsx'
import { seasonQuery } from './season-query.ts'

const route = routeAt('/temporada')

/** One person's season. While it runs, it shows the rounds settled so far. */
export function SeasonPage() {
  const { fetchApi } = useApp()
  const { participante, temporada } = route.useSearch()
  const query = useQuery(seasonQuery(fetchApi, { managerId: participante, season: temporada }))
  return (
    <div className="page-width py-8">
      {query.data ? <Review review={query.data} /> : <Waiting for={query} className="h-[48rem] rounded-card" />}
    </div>
  )
}

function Review({ review }: { review: SeasonReview }) {
  const copy = useFeatureCopy('review')
  const { season, manager } = review
  if (!season || !manager) return <NothingYet manager={manager} />
  return (
    <>
      <PageHeader title={copy.heading(season.number, manager.isSelf ? null : manager.name)}>
        <Badge>{season.isOver ? copy.whole : copy.until(season.rounds.at(-1)?.number ?? 0)}</Badge>
      </PageHeader>
      <Choices review={review} season={season} managerId={manager.id} />
      <SeasonHero season={season} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <CurveCard season={season} search={manager.isSelf ? {} : { participante: manager.id }} />
        <FaithfulCard season={season} />
        <CaptainCard season={season} />
        <LuckCard season={season} />
        <PicksCard picks={season.picks} name={manager.isSelf ? null : manager.name} />
        <CalibrationCard calibration={season.picks.calibration} isOver={season.isOver} />
      </div>
    </>
  )
}

function NothingYet({ manager }: Pick<SeasonReview, 'manager'>) {
  const { title, none: copy } = useFeatureCopy('review')
  const isOther = manager?.isSelf === false
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={copy.title} detail={isOther ? copy.other : copy.own}>
        {!isOther && <ButtonLink to="/fantasy">{copy.action}</ButtonLink>}
      </EmptyState>
    </>
  )
}

interface ChoicesProps {
  review: SeasonReview
  season: ReviewedSeason
  managerId: number
}

/** The shared address names the person and the season, so that everybody sees this person's season. */
function Choices({ review: { seasons }, season, managerId }: ChoicesProps) {
  const copy = useFeatureCopy('review')
  const format = useFormat()
  const { championship } = useApp()
  const target = (number: number) => ({ participante: managerId, temporada: number })
  const copyText = useCopyText(copy.shared)
  const sharedAddress = () => new URL(addressIn(championship, seasonAddress(target(season.number))), location.href).href
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      {seasons.length > 1 && (
        <>
          <span className="text-muted">{copy.seasons}</span>
          <ChoiceLinks
            label={copy.seasons}
            options={seasons.toReversed().map((number) => ({ value: String(number), label: format.number(number) }))}
            value={String(season.number)}
            link={(number) => ({ to: '/temporada', search: target(Number(number)) })}
          />
        </>
      )}
      <Button look="secondary" onClick={() => void copyText(sharedAddress())}>
        {copy.share}
      </Button>
      <ButtonLink to="/participantes/$id" params={{ id: managerId }} look="quiet">
        {copy.profile}
      </ButtonLink>
    </div>
  )
}
