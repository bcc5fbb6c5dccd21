import type { OwnLineup, OwnRound, PlayerState } from '#contract/live.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { OwnChances } from '#web/game/live/own-chances.tsx'
import { playerNote, reserveNote } from '#web/game/lineup/lineup-notes.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { RoundBadge } from '#web/game/live/round-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

type Playing = OwnRound & { round: NonNullable<OwnRound['round']> }

/** What one's frozen lineups make in the round in play. */
export function OwnRoundCard({ round, lineups, states, standing, oldSinceMs }: Playing) {
  const { ownRound: words } = useFeatureCopy('live')
  const aside = (
    <span className="hidden sm:block">
      <RoundBadge round={round} />
    </span>
  )
  return (
    <Card title={words.title(round.number)} aside={aside} className="mb-5">
      <p className="mb-2 sm:hidden">
        <RoundBadge round={round} />
      </p>
      <OldTable sinceMs={oldSinceMs} />
      <div className="grid gap-5">
        {lineups.map((lineup) => (
          <Lineup key={lineup.squadId} lineup={lineup} states={states} standing={lineup.counts ? standing : null} />
        ))}
      </div>
      <OwnChances />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="/confronto">{words.duel}</TextLink>
        <TextLink to="/rodadas/$roundId" params={{ roundId: round.id }}>
          {words.story}
        </TextLink>
      </p>
    </Card>
  )
}

interface LineupProps {
  lineup: OwnLineup
  states: readonly PlayerState[]
  standing: { rank: number; points: number } | null
}

function Lineup({ lineup, states, standing }: LineupProps) {
  const { ownRound: words, provisional, lineup: benchWords } = useFeatureCopy('live')
  const format = useFormat()
  const { squadName, pointTenths, players, bench } = lineup
  const stateOf = (player: { playerId: number }) => states.find(({ playerId }) => playerId === player.playerId)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-semibold [overflow-wrap:anywhere]">{squadName}</span>
        <LiveFigure value={pointTenths} className="px-1 text-title">
          {format.pointTenths(pointTenths)}
        </LiveFigure>
        <span className="text-small text-muted">{words.sum(provisional)}</span>
        {standing && <span className="text-muted">{words.standing(standing.rank, standing.points)}</span>}
        {!lineup.counts && <span className="text-small text-muted">{words.leaguesOnly}</span>}
      </p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4">
        {players.map((player) => (
          <Player key={player.playerId} player={player} state={stateOf(player)} />
        ))}
      </ul>
      {bench.length > 0 && (
        <>
          <p className="mt-3 text-small font-semibold text-muted">{benchWords.bench}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4">
            {bench.map((reserve) => (
              <Player key={reserve.playerId} player={reserve} state={stateOf(reserve)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface PlayerProps {
  player: OwnLineup['players'][number] | OwnLineup['bench'][number]
  state: PlayerState | undefined
}

function Player({ player, state }: PlayerProps) {
  const { lineup: words } = useFeatureCopy('live')
  const format = useFormat()
  const { playerId, name, club, shirt, pointTenths } = player
  const isReserve = 'insteadOf' in player
  const note = isReserve ? reserveNote(player, words) : playerNote(player, words)
  const isIdle = isReserve && player.insteadOf === null
  return (
    <li className="flex min-h-12 items-center gap-2 border-t border-line">
      <ClubShirt shirt={shirt} size={22} label={club} captain={!isReserve && player.hasArmband} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate" title={name}>
          <TextLink to="/jogadores/$playerId" params={{ playerId: String(playerId) }}>
            {name}
          </TextLink>
        </span>
        {note && <span className="block text-small text-muted">{note}</span>}
        {state && <Where state={state} />}
      </span>
      {isIdle ? (
        <span className="px-0.5 text-small text-muted tabular-nums">{`(${format.pointTenths(pointTenths)})`}</span>
      ) : (
        <LiveFigure value={pointTenths} className="px-0.5 tabular-nums">
          {format.pointTenths(pointTenths)}
        </LiveFigure>
      )}
    </li>
  )
}

/** Whether there is still something to hope for: his match to come, his minute on the pitch, or the end of it. */
function Where({ state: { state, startsAtMs, minute } }: { state: PlayerState }) {
  const { states } = useFeatureCopy('live').ownRound
  if (state === 'to-play')
    return (
      <span className="block text-small text-muted">
        {states.toPlay} <Time atMs={startsAtMs} as="day" /> <Time atMs={startsAtMs} as="time" />
      </span>
    )
  const text = {
    'on-pitch': states.onPitch(minute),
    'off-pitch': states.offPitch,
    'did-not-play': states.didNotPlay,
    over: states.over,
  }[state]
  return (
    <span className={`block text-small ${state === 'on-pitch' ? 'font-semibold text-good' : 'text-muted'}`}>
      {text}
    </span>
  )
}
