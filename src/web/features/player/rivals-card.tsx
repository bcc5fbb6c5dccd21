import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { rivalsQuery } from './player-queries.ts'

/**
 * PJ7: how many of the viewer's division group had the player in the last settled round, and the share of their points
 * that the player made. Hidden for a viewer without a group.
 */
export function RivalsCard({ playerId }: { playerId: number }) {
  const { rivals: words } = useFeatureCopy('player')
  const { fetchApi } = useApp()
  const format = useFormat()
  const rivals = useQuery(rivalsQuery(fetchApi, playerId)).data?.rivals
  if (!rivals) return null
  const { round, owners, pointsPercent, isOwn } = rivals
  return (
    <Card title={words.title}>
      <p>{words.owners({ owners, rivals: rivals.rivals, round })}</p>
      {pointsPercent !== null && owners > 0 && (
        <p className="pt-1 font-semibold">{words.points(format.percent(pointsPercent))}</p>
      )}
      <p className="pt-1 text-muted">{isOwn ? words.own : words.notOwn}</p>
      <p className="pt-2">
        <TextLink to="/divisoes/{-$group}">{words.group}</TextLink>
      </p>
    </Card>
  )
}
