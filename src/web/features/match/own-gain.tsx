import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { matchGainQuery } from './match-gain-query.ts'

/** The viewer's points from this match. Hidden if they had no lineup in the round. */
export function OwnGain({ matchId }: { matchId: number }) {
  const { gains: copy } = useFeatureCopy('begun')
  const { fetchApi, format } = useApp()
  const gain = useQuery(matchGainQuery(fetchApi, matchId)).data?.gain
  if (!gain) return null
  const { players, pointTenths } = gain
  const names = players.map(({ name, isCaptain }) => (isCaptain ? copy.captain(name) : name))
  const points = `${pointTenths > 0 ? '+' : ''}${format.pointTenths(pointTenths)}`
  return (
    <p className="mb-4 font-semibold">{players.length === 0 ? copy.nobody : copy.own(points, format.list(names))}</p>
  )
}
