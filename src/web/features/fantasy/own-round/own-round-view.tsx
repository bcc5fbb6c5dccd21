import { useId, useState } from 'react'
import type { OwnRound } from '#contract/live.ts'
import type { MarketRound } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { LivePitch } from '#web/game/lineup/live-pitch.tsx'
import { RoundFigures } from '#web/game/lineup/round-figures.tsx'
import { OldTable } from '#web/game/live/old-table.tsx'
import { RoundBadge } from '#web/game/live/round-badge.tsx'
import { useOwnMove } from '#web/game/live/use-own-move.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OwnDivision } from './own-division.tsx'
import { OwnDuel } from './own-duel.tsx'
import { OwnLeagues } from './own-leagues.tsx'
import { OwnMatches } from '#web/game/lineup/own-matches.tsx'

interface Props {
  own: OwnRound & { round: NonNullable<OwnRound['round']> }
  /** The next round, whose market is open during this one. */
  next: MarketRound | null | undefined
}

/** The round in play: the lineup on the pitch, and next to it how it compares with others. */
export function OwnRoundView({ own, next }: Props) {
  const { ownRound: words, lineup: lineupWords } = useFeatureCopy('live')
  const id = useId()
  const { round, lineups, states, standing, spread, oldSinceMs } = own
  const [squadId, choose] = useState<number>()
  const { latest, isLit } = useOwnMove()
  const lineup = lineups.find((one) => one.squadId === squadId) ?? lineups[0]
  if (!lineup) return null
  const move = lineup.counts ? latest : undefined
  return (
    <section aria-labelledby={id} className="mb-8">
      <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="min-w-0 text-title [overflow-wrap:anywhere] max-sm:sr-only">
          {lineup.squadName}
          <span className="sr-only">: {words.title(round.number)}</span>
        </h2>
        <RoundBadge round={round} />
        <span className="ml-auto">
          <ButtonAnchor look="secondary" href="#montar">
            {next ? words.build(next.number) : words.market}
          </ButtonAnchor>
        </span>
      </header>
      <OldTable sinceMs={oldSinceMs} />
      {lineups.length > 1 && (
        <div className="mb-2">
          <Segmented
            label={words.which}
            value={String(lineup.squadId)}
            onChange={(value) => choose(Number(value))}
            options={lineups.map((one) => ({ value: String(one.squadId), label: one.squadName }))}
          />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-3">
          <RoundFigures
            tenths={lineup.pointTenths}
            spread={spread && { ...spread, rank: lineup.counts ? spread.rank : null }}
            standing={lineup.counts ? standing : null}
            move={move}
          />
          {!lineup.counts && <p className="text-small text-muted">{words.leaguesOnly}</p>}
          <LivePitch
            label={lineupWords.pitch}
            players={lineup.players}
            bench={lineup.bench}
            states={states}
            move={isLit ? move : undefined}
          />
          <p>
            <TextLink to="/rodadas/$roundId" params={{ roundId: round.id }}>
              {words.story}
            </TextLink>
          </p>
        </div>
        <div className="grid min-w-0 gap-4 md:max-lg:grid-cols-2">
          <OwnMatches lineup={lineup} states={states} />
          <OwnDuel />
          <OwnLeagues />
          <OwnDivision />
        </div>
      </div>
    </section>
  )
}
