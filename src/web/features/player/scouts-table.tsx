import type { PlayerPageView } from '#contract/player.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Bar } from '#web/ui/bar.tsx'
import { pointsByScout } from './player-figures.ts'

/** One line per scout: how often, the points, and a bar of the points. */
export function ScoutsTable({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  const rows = pointsByScout(player)
  if (rows.length === 0) return <p className="text-muted">{words.noRounds}</p>
  const most = Math.max(...rows.map(({ pointTenths }) => Math.abs(pointTenths)))
  return (
    <ul className="grid gap-2.5">
      {rows.map(({ scout, count, pointTenths }) => (
        <li key={scout}>
          <p className="flex justify-between gap-3">
            <span>
              {words.scouts[scout]} <span className="text-small text-muted">×{format.number(count)}</span>
            </span>
            <span className="font-semibold tabular-nums">{format.pointTenths(pointTenths)}</span>
          </p>
          <Bar aria-hidden share={Math.abs(pointTenths) / most} tone={pointTenths < 0 ? 'bad' : 'good'} />
        </li>
      ))}
    </ul>
  )
}
