import type { MarketPlayerView } from '#contract/market.ts'
import { captainOf, totalPaid, type Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { elevenTenths } from '#domain/optimiser/eleven-worth.ts'

interface Props {
  squad: Squad
  players: ReadonlyMap<number, MarketPlayerView>
}

/**
 * The squad's expected points for the round, and the sum of its players' prices today against what was paid for them.
 */
export function SquadFigures({ squad, players }: Props) {
  const { advice: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const captainId = captainOf(squad)
  if (captainId === null) return null
  const ids = squad.players.map(({ playerId }) => playerId)
  const expected = elevenTenths(ids, captainId, (id) => players.get(id)?.expectedTenths ?? 0)
  const worth = ids.reduce((sum, id) => sum + (players.get(id)?.price ?? 0), 0)
  const change = worth - totalPaid(squad)
  return (
    <div className="pt-3">
      <StatList>
        <Stat label={words.expected} value={format.pointTenths(expected)} note={words.captainCounts} />
        <Stat
          label={`${words.worth} (${words.paid.toLowerCase()} ${format.number(totalPaid(squad))})`}
          value={format.number(worth)}
          note={change === 0 ? undefined : format.signed(change)}
        />
      </StatList>
    </div>
  )
}
