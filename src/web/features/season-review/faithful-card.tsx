import type { Faithful, ReviewedSeason } from '#contract/season-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function FaithfulCard({ season: { faithful, lineups } }: { season: ReviewedSeason }) {
  const { faithful: copy } = useFeatureCopy('review')
  const [most, ...others] = faithful
  if (!most) return null
  return (
    <Card title={copy.title}>
      <Player player={most} of={lineups} size={72} />
      {others.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-small text-muted">{copy.next}</h3>
          <ul className="divide-y divide-line">
            {others.map((player) => (
              <li key={player.playerId} className="py-2">
                <Player player={player} of={lineups} size={36} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Player({ player, of, size }: { player: Faithful; of: number; size: number }) {
  const { faithful: copy } = useFeatureCopy('review')
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  const { playerId, name, club, position, shirt, lineups, asCaptain, pointTenths } = player
  const times = [copy.lineups(lineups, of), asCaptain > 0 && copy.captain(asCaptain)].filter((text) => text !== false)
  return (
    <div className="flex items-center gap-4">
      <ClubShirt shirt={shirt} size={size} captain={asCaptain > 0} />
      <p className="min-w-0 flex-1 leading-tight">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(playerId) }}>
          {name}
        </TextLink>
        <span className="block text-small text-muted">
          {positions[position]} · {club}
        </span>
        <span className="block text-small">{format.list(times)}</span>
      </p>
      <p className="text-right leading-tight">
        <span className="figures block text-title">{format.pointTenths(pointTenths)}</span>
        <span className="text-small text-muted">{copy.points}</span>
      </p>
    </div>
  )
}
