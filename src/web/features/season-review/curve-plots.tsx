import type { ReactNode } from 'react'
import type { ReviewRound } from '#contract/season-review.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { niceCeiling, rankPoints } from '#web/ui/plot-scale.ts'

const size = { width: 480, height: 150 }

interface BarsProps {
  rounds: readonly ReviewRound[]
  bestRoundId: number | null
  worstRoundId: number | null
  label: string
}

export function PointBars({ rounds, bestRoundId, worstRoundId, label }: BarsProps) {
  const top = niceCeiling(Math.max(...rounds.map(({ pointTenths }) => pointTenths ?? 0), 1))
  const step = size.width / rounds.length
  const width = Math.min(step * 0.76, 44)
  const toneOf = (roundId: number) =>
    roundId === bestRoundId ? 'fill-brand' : roundId === worstRoundId ? 'fill-bad' : 'fill-control'
  return (
    <Drawing label={label} rounds={rounds}>
      {rounds.map(({ roundId, pointTenths }, index) => {
        const height = (Math.max(0, pointTenths ?? 0) / top) * size.height
        return (
          <rect
            key={roundId}
            x={index * step + (step - width) / 2}
            y={size.height - height}
            width={width}
            height={height}
            rx={3}
            className={toneOf(roundId)}
          />
        )
      })}
    </Drawing>
  )
}

const margin = 8

export function RankCurve({ rounds, label }: { rounds: readonly ReviewRound[]; label: string }) {
  const points = rankPoints(
    rounds.map(({ rank }) => rank),
    { width: size.width - 2 * margin, height: size.height - 2 * margin },
  ).map(({ x, y }) => ({ x: x + margin, y: y + margin }))
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const end = points.at(-1)
  return (
    <Drawing label={label} rounds={rounds}>
      <path d={path} fill="none" strokeWidth={3} strokeLinejoin="round" strokeLinecap="round" className="stroke-text" />
      {points.map(({ x, y }, index) => (
        <circle key={rounds[index]?.roundId} cx={x} cy={y} r={3} className="fill-text" />
      ))}
      {end && <circle cx={end.x} cy={end.y} r={6} className="fill-brand" />}
    </Drawing>
  )
}

/** The drawing with the rounds it begins and ends with. */
function Drawing({ label, rounds, children }: Pick<BarsProps, 'label' | 'rounds'> & { children: ReactNode }) {
  const { curve: copy } = useFeatureCopy('review')
  const [first, last] = [rounds[0], rounds.at(-1)]
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        className="block w-full overflow-visible"
      >
        <path d={`M0 ${size.height}H${size.width}`} className="stroke-line" />
        {children}
      </svg>
      <p
        aria-hidden
        className="mt-1 flex justify-around text-small text-muted tabular-nums has-[span+span]:justify-between"
      >
        {first && <span>{copy.short(first.number)}</span>}
        {last && last !== first && <span>{copy.short(last.number)}</span>}
      </p>
    </>
  )
}
