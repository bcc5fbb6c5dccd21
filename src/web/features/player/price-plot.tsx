import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { seasonsAgo } from './player-figures.ts'

interface Props {
  prices: readonly { roundNumber: number; price: number }[]
}

const width = 320
const height = 120
const pad = { left: 30, right: 8, top: 10, bottom: 20 }

/** First, middle and last: as many as there is room to write. */
const shownRounds = (count: number) => [...new Set([0, Math.floor((count - 1) / 2), count - 1])]

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
  const ago = seasonsAgo(prices.map(({ roundNumber }) => roundNumber).reverse()).reverse()
  const nameOf = (at: number) => {
    const season = ago[at] ? ` (${words.seasonsAgo(ago[at])})` : ''
    return `${words.round} ${prices[at]?.roundNumber}${season}`
  }
  const inWords = prices.map(({ price }, at) => `${nameOf(at)}: ${format.number(price)}`).join('; ')
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
        {prices.map(
          ({ roundNumber }, at) =>
            at > 0 &&
            ago[at] !== ago[at - 1] && (
              // A new season begins here.
              <path
                key={`${ago[at]}-${roundNumber}`}
                d={`M${(x(at) + x(at - 1)) / 2} ${pad.top}V${height - pad.bottom}`}
                strokeDasharray="3 3"
                className="stroke-control"
              />
            ),
        )}
        {shownRounds(prices.length).map((at) => (
          <text
            key={at}
            x={x(at)}
            y={height - 4}
            textAnchor={at === 0 ? 'start' : at === prices.length - 1 ? 'end' : 'middle'}
            fontSize="11"
            className="fill-muted tabular-nums"
          >
            {words.roundShort(prices[at]?.roundNumber ?? 0)}
          </text>
        ))}
        <path d={path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-brand" />
        <circle cx={x(prices.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" className="fill-brand" />
      </svg>
    </figure>
  )
}
