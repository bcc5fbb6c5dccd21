import { useQuery } from '@tanstack/react-query'
import type { ClubPageView } from '#contract/club-page.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { FormChips } from '#web/ui/form-chips.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { clubPageQuery } from './club-query.ts'
import { ElevenCard } from './eleven-card.tsx'
import { FixturesCard } from './fixtures-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { SquadCard } from './squad-card.tsx'
import { StrengthCard } from './strength-card.tsx'

const route = routeAt('/clubes/$clubId')

export function ClubPage() {
  const { fetchApi } = useApp()
  const { clubId } = route.useParams()
  const query = useQuery(clubPageQuery(fetchApi, Number(clubId)))
  return (
    <div className="page-width py-8">
      {query.data ? <Club page={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Club({ page }: { page: ClubPageView }) {
  const { club, sport, city } = page
  const words = useFeatureCopy('club')
  const { sports } = useFeatureCopy('sport')
  return (
    <>
      <PageHeader title={club.name}>
        <ClubShirt shirt={club.shirt} size={64} />
      </PageHeader>
      <p className="mb-5 flex flex-wrap items-center gap-2">
        <TextLink to="/analytics" search={{ esporte: sport }}>
          {words.more}
        </TextLink>
        <Badge>{sports[sport].name}</Badge>
        {city && <Badge>{city}</Badge>}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <StrengthCard page={page} />
          <ElevenCard page={page} />
          <SquadCard page={page} />
        </div>
        <div className="order-first grid gap-5 lg:order-none">
          <SeasonCard page={page} />
          <FixturesCard page={page} />
          <ResultsCard page={page} />
        </div>
      </div>
    </>
  )
}

function SeasonCard({ page }: { page: ClubPageView }) {
  const { standing, group, season, clubs, titles, sport } = page
  const words = useFeatureCopy('club')
  const { form } = useFeatureCopy('figures')
  const format = useFormat()
  if (!standing || season === null) return null
  const { wins, draws, losses } = standing
  const hasDraw = SPORT_RULES[sport].draw
  const record = hasDraw ? [wins, draws, losses] : [wins, losses]
  return (
    <Card title={words.season(season)} aside={<FormChips letters={standing.form} words={form} />}>
      <StatList>
        {standing.played > 0 && (
          <Stat
            label={words.position}
            value={
              group === null ? words.place(standing.position, clubs) : words.placeInGroup(standing.position, group)
            }
          />
        )}
        <Stat label={words.points} value={format.number(standing.points)} />
        <Stat label={hasDraw ? words.record.draw : words.record.two} value={record.map(format.number).join(' – ')} />
        <Stat label={words.titles} value={format.number(titles)} />
      </StatList>
    </Card>
  )
}
