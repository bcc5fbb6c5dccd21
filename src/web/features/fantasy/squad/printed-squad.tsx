import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { captainOf, viceCaptainOf, type Squad } from '#domain/squad/squad.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'

interface Props {
  squad: Squad
  players: ReadonlyMap<number, MarketPlayerView>
  clubs: ReadonlyMap<number, MarketClub>
}

/** Print shows the lineup as plain lines under the pitch. */
export function PrintedSquad({ squad, players, clubs }: Props) {
  const { squad: words, lines, advice } = useFeatureCopy('fantasy')
  const format = useFormat()
  const [captainId, viceId] = [captainOf(squad), viceCaptainOf(squad)]
  const rows = squad.players.toSorted((a, b) => POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position))
  return (
    <ul className="hidden pt-3 print:block">
      {rows.map(({ playerId, position, pricePaid }) => {
        const player = players.get(playerId)
        if (!player) return null
        const concern = playerConcern(player)
        const facts = [
          clubs.get(player.clubId)?.name,
          words.paid(pricePaid),
          words.expectedShort(format.pointTenths(player.expectedTenths)),
          playerId === captainId && words.captain,
          playerId === viceId && words.vice,
          concern && advice.concerns[concern],
        ]
        return (
          <li key={playerId}>
            {lines[position]} <strong>{player.name}</strong> · {facts.filter(Boolean).join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}
