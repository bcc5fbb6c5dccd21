import type { BestPlayer, RoundStory } from '#contract/story.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** RS1, RS2: the swap that got away, and the best possible lineup of the round within the budget (RS3). */
export function BestCard({ story: { best, gotAway, lineup, manager, round } }: { story: RoundStory }) {
  const { best: copy, gotAway: away, whatIf } = useFeatureCopy('story')
  const columns = useColumns()
  if (!best || !lineup) return null
  const percent = best.pointTenths > 0 ? Math.round((Math.max(0, lineup.pointTenths) * 100) / best.pointTenths) : 100
  const players = best.players.toSorted((a, b) => POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position))
  return (
    <>
      {gotAway && (
        <Card title={away.title}>
          <p>{away.text(gotAway.name, gotAway.insteadOf.name, gotAway.gainTenths)}</p>
        </Card>
      )}
      <Card title={copy.title}>
        <p>{copy.detail(best.pointTenths, best.price, best.money)}</p>
        <p className="text-muted">{copy.share(percent, manager?.isSelf === true)}</p>
        {manager && (
          <p className="my-2">
            <TextLink to="/rodadas/$roundId/e-se" params={{ roundId: round.id }} search={{ participante: manager.id }}>
              {whatIf.open}
            </TextLink>
          </p>
        )}
        <DataTable
          caption={copy.caption}
          captionHidden
          columns={columns}
          rows={players}
          rowKey={({ playerId }) => playerId}
          dense
        />
      </Card>
    </>
  )
}

function useColumns(): Column<BestPlayer>[] {
  const { best: copy, lineup } = useFeatureCopy('story')
  const format = useFormat()
  return [
    {
      key: 'player',
      header: copy.player,
      naming: true,
      cell: ({ name, club, isCaptain, isOwn }) => (
        <>
          {name}
          {isCaptain && <span className="text-muted"> ({lineup.captain})</span>} {isOwn && <Badge>{copy.own}</Badge>}
          <span className="block text-small font-normal text-muted">{club}</span>
        </>
      ),
    },
    { key: 'price', header: copy.price, numeric: true, cell: ({ price }) => format.number(price) },
    { key: 'points', header: copy.points, numeric: true, cell: ({ pointTenths }) => format.pointTenths(pointTenths) },
  ]
}
