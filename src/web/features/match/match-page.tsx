import { useQuery } from '@tanstack/react-query'
import type { MatchPageView } from '#contract/match.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { PartPlace } from '#web/base/lazy-part.tsx'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { BegunMatch, hasBegun } from './begun-part.ts'
import { CalendarButton } from './calendar-button.tsx'
import { MatchPick } from './match-pick.tsx'
import { CorrectLink } from './correct-link.tsx'
import { ExpectedCard } from './expected-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { ForOrganisers } from './for-organisers.tsx'
import { CrowdCard } from './crowd-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FormCard } from './form-card.tsx'
import { MatchTabs } from './match-tabs.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { ScoreHeader } from './score-header.tsx'

const route = routeAt('/partidas/$matchId')

export function MatchPage() {
  const { fetchApi } = useApp()
  const { matchId } = route.useParams()
  const query = useQuery(matchPageQuery(fetchApi, Number(matchId)))
  return (
    <div className="page-width py-8">
      {query.data ? <Match page={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Match({ page }: { page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const { home, away, state } = page.match
  return (
    <>
      {state !== 'final' && <LiveBridge />}
      <ScoreHeader page={page} />
      <p className="mb-5 flex flex-wrap justify-center gap-2">
        <ShareButton path={`/partidas/${page.match.id}`} text={words.versus(home.name, away.name)} />
        {state === 'scheduled' && <CalendarButton match={page.match} />}
      </p>
      <ForOrganisers match={page.match} />
      <MatchTabs page={page}>
        <PartPlace isThere={hasBegun(page)} fallback={<Coming page={page} />}>
          <BegunMatch page={page} />
        </PartPlace>
      </MatchTabs>
      {state === 'final' && <CorrectLink matchId={page.match.id} />}
    </>
  )
}

function Coming({ page }: { page: MatchPageView }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <MatchPick matchId={page.match.id} />
        <ForecastCard page={page} />
        <CrowdCard page={page} />
      </div>
      <div className="grid gap-5">
        <ExpectedCard page={page} />
        <DecisionsCard page={page} />
        <FormCard page={page} />
        <MeetingsCard page={page} />
      </div>
    </div>
  )
}
