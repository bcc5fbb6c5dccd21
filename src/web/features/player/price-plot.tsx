import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Chart, ChartLine } from '#web/ui/chart.tsx'
import { rangeScale } from '#web/ui/chart-scale.ts'
import { seasonsAgo } from './player-figures.ts'

interface Props {
  prices: readonly { roundNumber: number; price: number }[]
}

/** The price after each round. The text of a point from an older season names that season. */
export function PricePlot({ prices }: Props) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  if (prices.length === 0) return <p className="text-muted">{words.noPrices}</p>
  const values = prices.map(({ price }) => price)
  const scale = rangeScale(values)
  const ago = seasonsAgo(prices.map(({ roundNumber }) => roundNumber).reverse()).reverse()
  const points = prices.map(({ roundNumber, price }, at) => {
    const season = ago[at] ? ` (${words.seasonsAgo(ago[at])})` : ''
    return {
      key: `${ago[at]}-${roundNumber}`,
      axis: words.roundShort(roundNumber),
      said: `${words.round} ${roundNumber}${season}: ${format.number(price)}`,
    }
  })
  return (
    <Chart label={words.prices} unit={words.price} points={points} scale={scale} valueText={format.number}>
      <ChartLine values={values} scale={scale} />
    </Chart>
  )
}
