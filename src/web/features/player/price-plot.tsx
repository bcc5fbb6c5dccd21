import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'

interface Props {
  prices: readonly { roundNumber: number; price: number }[]
}

const width = 320
const height = 120
const pad = { left: 30, right: 8, top: 10, bottom: 20 }

/** A line with its ends named; every value is also in the list under it. */
export function PricePlot({ prices }: Props) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  if (prices.length === 0) return <p className="text-muted">{words.noPrices}</p>
  const values = prices.map(({ price }) => price)
  const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2]
  const x = (at: number) => pad.left + (at * (width - pad.left - pad.right)) / Math.max(1, prices.length - 1)
  const y = (price: number) => pad.top + ((high - price) * (height - pad.top - pad.bottom)) / (high - low)
  const path = prices
    .map(({ price }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(price).toFixed(1)}`)
    .join('')
  const inWords = prices
    .map(({ roundNumber, price }) => `${words.round} ${roundNumber}: ${format.number(price)}`)
    .join('; ')
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={inWords} className="w-full">
        {[low + 2, high - 2].map((price) => (
          <g key={price}>
            <path d={`M${pad.left} ${y(price)}H${width - pad.right}`} className="stroke-line" />
            <text x={pad.left - 6} y={y(price) + 4} textAnchor="end" fontSize="11" className="fill-muted tabular-nums">
              {format.number(price)}
            </text>
          </g>
        ))}
        <path d={path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-brand" />
        <circle cx={x(prices.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" className="fill-brand" />
      </svg>
    </figure>
  )
}
