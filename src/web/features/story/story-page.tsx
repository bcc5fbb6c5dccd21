import { useQuery } from '@tanstack/react-query'
import type { RoundStory } from '#contract/story.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { LivePitch } from '#web/game/lineup/live-pitch.tsx'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { VarSign } from '#web/ui/var-sign.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { BestCard } from './best-card.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { DivisionCard } from './division-card.tsx'
import { LineupCard } from './lineup-card.tsx'
import { MatchesCard } from './matches-card.tsx'
import { MomentHero } from './moment-hero.tsx'
import { NearCard } from './near-card.tsx'
import { NextCard } from './next-card.tsx'
import { NoLineup } from './no-lineup.tsx'
import { PicksCard } from './picks-card.tsx'
import { RoundHero } from './round-hero.tsx'
import { AchievementsCard, DuelCard, LeaguesCard } from './side-cards.tsx'
import { StandingCard } from './standing-card.tsx'
import { RunningLineup } from './running-lineup.tsx'
import { storyQuery } from './story-query.ts'

const route = routeAt('/rodadas/$roundId')

/** One person's round. While it is played, it shows the current state. */
export function StoryPage() {
  const { fetchApi } = useApp()
  const { roundId } = route.useParams()
  const { participante } = route.useSearch()
  const query = useQuery(storyQuery(fetchApi, { roundId, managerId: participante }))
  return (
    <div className="page-width py-4 sm:py-8">
      <LiveBridge />
      {query.data ? <Story story={query.data} /> : <Waiting for={query} className="h-[48rem] rounded-card" />}
    </div>
  )
}

function Story({ story }: { story: RoundStory }) {
  const copy = useFeatureCopy('story')
  const { round, manager, lineup } = story
  const isRunning = round.state === 'locked' || round.state === 'live'
  return (
    <>
      <PageHeader
        title={copy.heading(round.season, round.number, manager?.isSelf === false ? manager.name : null)}
        isBrief
      >
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={round.state === 'live' ? 'live' : 'plain'}>{copy.states[round.state]}</Badge>
          {lineup && manager && (
            <ShareButton
              path={`/rodadas/${round.id}`}
              managerId={manager.id}
              text={copy.heading(round.season, round.number, manager.name)}
            />
          )}
          <VarSign {...(round.state !== 'open' && { roundId: round.id })} />
        </div>
      </PageHeader>
      {!isRunning && <Neighbours story={story} />}
      {lineup && isRunning && <RunningLineup story={story} lineup={lineup} />}
      {lineup && <MomentHero story={story} lineup={lineup} />}
      <div id="rodada" className="scroll-mt-20" />
      {lineup && !isRunning && <RoundHero story={story} lineup={lineup} />}
      {isRunning && <Neighbours story={story} />}
      <NearCard story={story} />
      {!lineup && <NoLineup story={story} />}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          {lineup && !isRunning && (
            <LivePitch label={copy.pitch} players={lineup.players} bench={lineup.bench} states={[]} />
          )}
          {lineup && <LineupCard lineup={lineup} />}
          {!lineup && <MatchesCard story={story} />}
          <PicksCard story={story} />
        </div>
        <div className="grid min-w-0 gap-5">
          <NextCard story={story} />
          <StandingCard story={story} />
          <CorrectionsCard story={story} />
          <DuelCard story={story} />
          <DivisionCard story={story} />
          <LeaguesCard story={story} />
          <AchievementsCard story={story} />
          <BestCard story={story} />
          {lineup && <MatchesCard story={story} />}
        </div>
      </div>
    </>
  )
}

function Neighbours({ story: { round, manager } }: { story: RoundStory }) {
  const copy = useFeatureCopy('story')
  const search = manager && !manager.isSelf ? { participante: manager.id } : {}
  const { earlierId, laterId } = round
  return (
    <nav className="my-3 flex flex-wrap gap-x-6 gap-y-2">
      {earlierId !== null && (
        <TextLink to="/rodadas/$roundId" params={{ roundId: earlierId }} search={search}>
          ← {copy.earlier}
        </TextLink>
      )}
      {laterId !== null && (
        <TextLink to="/rodadas/$roundId" params={{ roundId: laterId }} search={search}>
          {copy.later} →
        </TextLink>
      )}
      {manager && (
        <TextLink to="/temporada" search={{ ...search, temporada: round.season }}>
          {copy.season}
        </TextLink>
      )}
    </nav>
  )
}
