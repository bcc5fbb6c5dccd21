import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { OldTable } from '#web/game/live/old-table.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { SeasonWords } from '#web/game/season/season-words.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { KnownDuel } from './known-duel.tsx'
import { KnownLeagues } from './known-leagues.tsx'
import { KnownMarket } from './known-market.tsx'
import { KnownPicks } from './known-picks.tsx'
import { KnownRound } from './known-round.tsx'

/** The game of a guest or an account: first what has a deadline (market, picks), then results. */
export function KnownHome() {
  const words = useFeatureCopy('now')
  const { fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const { data: own } = useQuery(ownRoundQuery(fetchApi))
  // A round in play with a lineup of the person comes before the market.
  const isInPlay = Boolean(own?.round && own.lineups.length > 0)
  return (
    <div className="page-width pt-8 pb-4">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-display [overflow-wrap:anywhere]">
          {viewer?.isNamed ? words.greeting(viewer.name) : words.title}
        </h1>
        {viewer?.isNamed === false && <TextLink to="/profile">{words.nameless}</TextLink>}
      </div>
      <LiveBridge />
      <OldTable sinceMs={own?.oldSinceMs} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          {isInPlay && <KnownRound />}
          <KnownMarket />
          <KnownPicks />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {!isInPlay && <KnownRound />}
          <KnownDuel />
          <KnownLeagues />
          <SeasonWords />
        </div>
      </div>
    </div>
  )
}
