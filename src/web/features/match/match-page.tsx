import { useQuery } from '#web/queries/use-query.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { MatchPick } from './match-pick.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { CorrectLink } from './correct-link.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { CrowdCard } from './crowd-card.tsx'
import { EventsCard } from './events-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FormCard } from './form-card.tsx'
import { GainsCard } from './gains-card.tsx'
import { MatchTabs } from './match-tabs.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { PlayersCard } from './players-card.tsx'
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
  const { home, away, state, fate } = page.match
  const hasBegun = state !== 'scheduled'
  // Of a walk-over there is nothing to tell.
  const isPlayed = hasBegun && fate !== 'awarded'
  return (
    <>
      {state !== 'final' && <LiveBridge />}
      <ScoreHeader page={page} />
      <p className="mb-5 flex flex-wrap justify-center gap-2">
        <ShareButton path={`/partidas/${page.match.id}`} text={words.versus(home.name, away.name)} />
        {!hasBegun && <CalendarButton match={page.match} />}
      </p>
      <MatchTabs page={page}>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            {!hasBegun && <MatchPick matchId={page.match.id} />}
            {isPlayed && <EventsCard page={page} />}
            {!hasBegun && <ForecastCard page={page} />}
            {hasBegun && <MatchPick matchId={page.match.id} />}
            <CrowdCard page={page} />
            {hasBegun && <MeetingsCard page={page} />}
          </div>
          <div className="grid gap-5">
            <DecisionsCard page={page} />
            {isPlayed && <GainsCard page={page} />}
            {hasBegun && <ForecastCard page={page} />}
            <FormCard page={page} />
            {!hasBegun && <MeetingsCard page={page} />}
            <CorrectionsCard page={page} />
          </div>
          {isPlayed && (
            <div className="lg:col-span-2">
              <PlayersCard page={page} />
            </div>
          )}
        </div>
      </MatchTabs>
      {state === 'final' && <CorrectLink matchId={page.match.id} />}
    </>
  )
}
