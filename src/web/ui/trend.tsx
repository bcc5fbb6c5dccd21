import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'

export type TrendDirection = 'up' | 'down' | 'stable'

const looks = {
  up: { Icon: TrendingUp, colour: 'text-good' },
  down: { Icon: TrendingDown, colour: 'text-bad' },
  stable: { Icon: Minus, colour: 'text-muted' },
}

/** Up, down or level, by shape, by colour and by words for screen readers. */
export function Trend({ direction, children }: { direction: TrendDirection; children?: ReactNode }) {
  const { trend } = useCopy().shell
  const { Icon, colour } = looks[direction]
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${colour}`}>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{trend[direction]}</span>
      {children}
    </span>
  )
}
