import { useQuery } from '@tanstack/react-query'
import type { PlayerPageView } from '#contract/player.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { AvailabilityBadge } from '#web/ui/availability-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AddToSquad } from './add-to-squad.tsx'
import { CompareCard } from './compare-card.tsx'
import { averageTenths, playedRounds } from './player-figures.ts'
import { playerQuery } from './player-queries.ts'
import { PricePlot } from './price-plot.tsx'
import { ProjectionFigures } from './projection-figures.tsx'
import { RivalsCard } from './rivals-card.tsx'
import { RoundsTable } from './rounds-table.tsx'
import { ScoutsTable } from './scouts-table.tsx'

const route = routeAt('/jogadores/$playerId')

export function PlayerPage() {
  const { fetchApi } = useApp()
  const { playerId } = route.useParams()
  const query = useQuery(playerQuery(fetchApi, Number(playerId)))
  return (
    <div className="page-width py-8">
      {query.data ? <Player player={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Player({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const club = player.clubs.find(({ id }) => id === player.clubId)
  return (
    <>
      <PageHeader title={player.name}>
        <div className="flex items-center gap-4">
          <ShareButton path={`/jogadores/${player.id}`} text={player.name} />
          {club && <ClubShirt shirt={club.shirt} size={56} label={club.name} />}
        </div>
      </PageHeader>
      <p className="mb-5 flex flex-wrap items-center gap-2">
        <TextLink to="/fantasy">{words.back}</TextLink>
        <Badge>{words.positions[player.position]}</Badge>
        {club && (
          <TextLink to="/clubes/$clubId" params={{ clubId: String(club.id) }}>
            {club.name}
          </TextLink>
        )}
        <Badge>{words.shirt(player.shirtNumber)}</Badge>
        <AvailabilityBadge status={player.status} words={words.statuses} />
      </p>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <AddToSquad playerId={player.id} />
        {/* The comparison is far below, under a long table. */}
        <a
          href="#comparar"
          className="inline-flex min-h-11 items-center underline decoration-control underline-offset-3 hover:decoration-brand"
        >
          {words.compareHere}
        </a>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr]">
        <div className="min-w-0 md:col-start-2">
          <Figures player={player} />
        </div>
        <div className="grid min-w-0 gap-5 md:col-start-1 md:row-span-2 md:row-start-1">
          <Card title={words.rounds}>
            <RoundsTable player={player} />
          </Card>
          <div
            id="comparar"
            tabIndex={-1}
            role="group"
            aria-label={words.compare}
            className="scroll-mt-20 outline-none"
          >
            <CompareCard player={player} />
          </div>
        </div>
        <div className="grid min-w-0 gap-5 md:col-start-2">
          {player.projection && <ProjectionFigures projection={player.projection} />}
          <RivalsCard playerId={player.id} />
          <Card title={words.prices}>
            <PricePlot prices={player.prices} />
          </Card>
          <Card title={words.byScout}>
            <ScoutsTable player={player} />
          </Card>
          <NextMatches player={player} />
        </div>
      </div>
    </>
  )
}

function Figures({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  const { fetchApi } = useApp()
  const onMarket = useQuery(marketQuery(fetchApi)).data?.players.find(({ id }) => id === player.id)
  const average = averageTenths(player)
  const expected = player.projection?.expectedTenths ?? onMarket?.expectedTenths
  return (
    <Card title={words.title}>
      <StatList>
        <Stat label={words.price} value={format.number(player.price)} />
        <Stat label={words.change} value={format.signed(player.priceChange)} />
        <Stat label={words.average} value={average === null ? '–' : format.pointTenths(average)} />
        <Stat label={words.matches} value={format.number(playedRounds(player).length)} />
        <Stat label={words.expected} value={expected === undefined ? '–' : format.pointTenths(expected)} />
        <Stat label={words.owned} value={onMarket ? format.percent(onMarket.ownedPercent) : '–'} />
      </StatList>
    </Card>
  )
}

function NextMatches({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const clubs = new Map(player.clubs.map((club) => [club.id, club]))
  return (
    <Card title={words.next}>
      {player.nextMatches.length === 0 && <p className="text-muted">{words.noNext}</p>}
      <ul className="divide-y divide-line">
        {player.nextMatches.map(({ matchId, startsAtMs, opponentId, isHome, difficulty }) => (
          <li key={matchId} className="flex min-h-11 items-center justify-between gap-3">
            <span>
              <TextLink to="/clubes/$clubId" params={{ clubId: String(opponentId) }}>
                {clubs.get(opponentId)?.name}
              </TextLink>{' '}
              <span className="text-small text-muted">
                {isHome ? words.home : words.away}
                {difficulty !== null && `, ${words.difficulty[difficulty]}`}
              </span>
            </span>
            <TextLink to="/partidas/$matchId" params={{ matchId: String(matchId) }}>
              <Time atMs={startsAtMs} as="day" className="text-small" />
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
