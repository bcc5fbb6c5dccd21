import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { RANKING_METRICS, RANKING_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { FeedAge } from '#web/game/live/feed-age.tsx'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { RoundBadge } from '#web/game/live/round-badge.tsx'
import { SeasonWords } from '#web/game/season/season-words.tsx'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { VarSign } from '#web/ui/var-sign.tsx'
import { DuelCard } from './duel-card.tsx'
import { FindManager } from './find-manager.tsx'
import { OwnPosition } from './own-position.tsx'
import { RankingBoard } from './ranking-board.tsx'
import { ownRankingQuery, rankingQuery } from './ranking-queries.ts'
import { aroundOwn } from './around-own.ts'
import { changedRanking, choiceOf, isOpening, openingScope, type RankingSearch } from './ranking-search.ts'

const route = routeAt('/rankings')
const nobody: ReadonlySet<number> = new Set()

export function RankingsPage() {
  const { heading, lead } = useCopy().pageTitles.rankings
  const words = useFeatureCopy('ranking')
  const { game } = useCopy().shell
  const { fetchApi } = useApp()
  const search = route.useSearch()
  const hasServerBoard = useChampionships().all.filter(({ countsGlobally }) => countsGlobally).length > 1
  const opening = openingScope(useQuery(viewerQuery(fetchApi)).data)
  const choice = choiceOf(search, opening)
  const { data: ranking } = useQuery(rankingQuery(fetchApi, choice))
  const { data: own } = useQuery(ownRankingQuery(fetchApi, choice))
  const followed = own ? new Set(own.followed) : nobody
  const managerId = own?.managerId ?? null
  const link = (change: RankingSearch) => ({
    to: '/rankings' as const,
    // Reads the address at the moment of the tap, because an earlier tap may not be rendered yet.
    search: (latest: RankingSearch) => changedRanking(latest, change),
    resetScroll: false,
  })
  const around = isOpening(search) && ranking && own ? aroundOwn(ranking, own) : undefined
  const live = ranking?.live
  const finder = useRef<HTMLDivElement>(null)
  const find = () => finder.current?.querySelector('input')?.focus()
  return (
    <div className="page-width py-4 sm:py-8">
      <PageHeader title={heading} lead={lead} isBrief>
        <div className="flex flex-wrap items-center gap-3">
          {live && <RoundBadge round={live} />}
          {live?.isRunning && <FeedAge label={words.dataFrom} />}
          <ShareButton path="/rankings" text={heading} />
          <VarSign />
        </div>
      </PageHeader>
      <LiveBridge />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          {own ? (
            <OwnPosition ranking={own} isListed={around !== undefined} />
          ) : (
            <Skeleton className="h-56 rounded-card" />
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Tabs
            id="escopo"
            label={words.scope}
            tabs={RANKING_SCOPES.map((value) => ({ value, label: words.scopes[value] }))}
            value={choice.scope}
            link={(escopo) => link({ escopo: escopo === opening ? undefined : escopo })}
          />
          <TabPanel id="escopo" value={choice.scope}>
            <Tabs
              id="criterio"
              label={words.metric}
              tabs={RANKING_METRICS.map((value) => ({ value, label: words.metrics[value] }))}
              value={choice.metric}
              link={(criterio) => link({ criterio })}
            />
            <TabPanel id="criterio" value={choice.metric}>
              <RankingBoard
                choice={choice}
                managerId={managerId}
                around={around}
                followed={followed}
                link={link}
                onFind={find}
              />
            </TabPanel>
          </TabPanel>
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2">
          <div ref={finder} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <FindManager choice={choice} managerId={managerId} followed={followed} />
          </div>
          {managerId !== null && <DuelCard />}
          <SeasonWords />
          <p className="px-1">
            <TextLink to="/divisoes/{-$group}">{game.divisions}</TextLink>{' '}
            <span className="text-muted">{game.divisionsLead}</span>
          </p>
          {hasServerBoard && (
            <p className="px-1">
              <TextLink to="/rankings/servidor">{words.server.link}</TextLink>{' '}
              <span className="text-muted">{words.server.lead}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
