import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** By how much the price moved after the last round: sign and colour for the eye, a sentence for the ear. */
export function PriceChange({ change }: { change: number }) {
  const { market } = useFeatureCopy('fantasy')
  const format = useFormat()
  const colour = change > 0 ? 'text-good' : change < 0 ? 'text-bad' : 'text-muted'
  return (
    <span className={colour}>
      <span aria-hidden>{format.signed(change)}</span>
      <span className="sr-only">{market.priceChange(change)}</span>
    </span>
  )
}
