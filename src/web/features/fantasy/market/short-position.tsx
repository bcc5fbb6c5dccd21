import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** Three letters for the eye, the whole word for the ear and the pointer. */
export function ShortPosition({ position }: { position: Position }) {
  const { positions, lines } = useFeatureCopy('fantasy')
  return (
    <abbr title={positions[position]} className="no-underline">
      <span aria-hidden>{lines[position]}</span>
      <span className="sr-only">{positions[position]}</span>
    </abbr>
  )
}
