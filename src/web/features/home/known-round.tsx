import { useQuery } from '@tanstack/react-query'
import type { OwnRound } from '#contract/live.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { OwnMatches } from '#web/game/lineup/own-matches.tsx'
import { RoundBadge } from '#web/game/live/round-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/**
 * The person's current round. Otherwise the result of their last one, or the number of the round that will be their
 * first.
 */
export function KnownRound() {
  const { round: words } = useFeatureCopy('now')
  const { figures } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  const next = useQuery(ownDuelQuery(fetchApi)).data?.next
  if (!data) return null
  const { round, lineups, latest, spread, states } = data
  const counting = lineups.find(({ counts }) => counts)
  if (round && counting)
    return (
      <Card title={words.title} aside={<RoundBadge round={round} />}>
        <Points tenths={counting.pointTenths} said={words.soFar} />
        <SeasonPlace season={data.season} />
        {spread && <p className="text-muted">{figures.spread(spread.averageTenths, spread.highestTenths)}</p>}
        {data.standing && <p className="text-muted">{words.rank(data.standing.rank)}</p>}
        <OwnMatches lineup={counting} states={states} isBare />
        <StoryLink roundId={round.id} text={words.follow} />
      </Card>
    )
  if (latest) return <LastRound latest={latest} season={data.season} />
  return (
    <Card title={words.title}>
      <p className="text-muted">{next ? words.debut(next.number) : words.none}</p>
    </Card>
  )
}

function LastRound({ latest, season }: { latest: NonNullable<OwnRound['latest']>; season: OwnRound['season'] }) {
  const { round: words } = useFeatureCopy('now')
  return (
    <Card title={words.last(latest.number)}>
      <Points tenths={latest.pointTenths} said={words.points} />
      <p className="text-muted">{words.place(latest.rank)}</p>
      <SeasonPlace season={season} />
      <StoryLink roundId={latest.id} text={words.story} />
    </Card>
  )
}

/** RK5: the rank in the season, and the number of ranked people. */
function SeasonPlace({ season }: { season: OwnRound['season'] }) {
  const { round: words } = useFeatureCopy('now')
  if (!season) return null
  return (
    <p>
      <TextLink to="/rankings" search={{ escopo: 'temporada' }}>
        {words.season(season)}
      </TextLink>
    </p>
  )
}

function Points({ tenths, said }: { tenths: number; said: string }) {
  const format = useFormat()
  return (
    <p>
      <LiveFigure value={tenths} className="-ml-1 px-1 text-display">
        {format.pointTenths(tenths)}
      </LiveFigure>{' '}
      <span className="text-muted">{said}</span>
    </p>
  )
}

function StoryLink({ roundId, text }: { roundId: number; text: string }) {
  return (
    <p className="mt-3">
      <TextLink to="/rodadas/$roundId" params={{ roundId }}>
        {text}
      </TextLink>
    </p>
  )
}
