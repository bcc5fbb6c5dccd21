import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** Three letters on screen, the whole word for screen readers and as a tooltip. */
export function ShortPosition({ position }: { position: Position }) {
  const { positions, lines } = useFeatureCopy('fantasy')
  return (
    <abbr title={positions[position]} className="no-underline">
      <span aria-hidden>{lines[position]}</span>
      <span className="sr-only">{positions[position]}</span>
    </abbr>
  )
}
