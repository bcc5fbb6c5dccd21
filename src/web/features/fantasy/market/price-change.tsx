import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** The last change of the price: a signed, coloured number on screen, a sentence for screen readers. */
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
