import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Goal from 'lucide-react/icons/goal'
import Square from 'lucide-react/icons/square'

const looks = {
  goal: <Goal size={18} className="text-good" />,
  penalty_goal: <Goal size={18} className="text-good" />,
  own_goal: <Goal size={18} className="text-bad" />,
  yellow: <Square size={16} className="fill-ball text-ball" />,
  second_yellow: <Square size={16} className="fill-bad text-bad" />,
  red: <Square size={16} className="fill-bad text-bad" />,
  substitution: <ArrowLeftRight size={18} className="text-muted" />,
}

/** Decorative: the sentence next to it says the same. */
export function EventIcon({ kind }: { kind: string }) {
  return (
    <span aria-hidden className="inline-grid w-5 shrink-0 place-items-center">
      {looks[kind as keyof typeof looks]}
    </span>
  )
}
