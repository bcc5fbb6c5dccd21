import { useQuery } from '@tanstack/react-query'
import type { OwnLineup, OwnRound } from '#contract/live.ts'
import type { MatchView } from '#contract/match.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { todayMatchesQuery } from '#web/game/live/today-query.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  lineup: Pick<OwnLineup, 'players' | 'bench'>
  states: OwnRound['states']
  /** For use inside a card that has a title. */
  isBare?: boolean
}

/** Running matches of the viewer's players, and the points of those who have come on. */
export function OwnMatches({ lineup, states, isBare = false }: Props) {
  const { playing } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const { data } = useQuery(todayMatchesQuery(fetchApi))
  const matches = data?.matches.filter(
    ({ id, state }) => state === 'live' && states.some(({ matchId }) => matchId === id),
  )
  if (!matches || matches.length === 0) return null
  const everybody = [...lineup.players, ...lineup.bench.filter(({ insteadOf }) => insteadOf !== null)]
  const playersIn = (match: MatchView) =>
    everybody
      .filter(({ playerId }) =>
        states.some(
          (state) => state.playerId === playerId && state.matchId === match.id && state.state !== 'off-pitch',
        ),
      )
      .toSorted((a, b) => b.pointTenths - a.pointTenths)
  const list = (
    <ul className="divide-y divide-line">
      {matches.map((match) => (
        <li key={match.id} className="py-2 first:pt-0 last:pb-0">
          <Score match={match} />
          <Players players={playersIn(match)} />
        </li>
      ))}
    </ul>
  )
  return isBare ? (
    <div className="mt-3 border-t border-line pt-3">{list}</div>
  ) : (
    <Card title={playing.title}>{list}</Card>
  )
}

function Score({ match }: { match: MatchView }) {
  const { ownRound: words } = useFeatureCopy('live')
  const { id, home, away, homeScore, awayScore, minute } = match
  return (
    <p className="flex items-baseline justify-between gap-3">
      <TextLink to="/partidas/$matchId" params={{ matchId: String(id) }}>
        {home.name} {homeScore ?? 0}–{awayScore ?? 0} {away.name}
      </TextLink>
      {minute !== undefined && (
        <span className="shrink-0 font-semibold text-bad tabular-nums">{words.states.minute(minute)}</span>
      )}
    </p>
  )
}

function Players({ players }: { players: readonly { playerId: number; name: string; pointTenths: number }[] }) {
  const { playing } = useFeatureCopy('live')
  const format = useFormat()
  if (players.length === 0) return <p className="text-small text-muted">{playing.nobody}</p>
  return (
    <ul className="mt-1 text-small">
      {players.map(({ playerId, name, pointTenths }) => (
        <li key={playerId} className="flex justify-between gap-3">
          <span>{name}</span>
          <span className={`figures ${pointTenths < 0 ? 'text-bad' : ''}`}>{format.pointTenths(pointTenths)}</span>
        </li>
      ))}
    </ul>
  )
}
