import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { startTransition, useId, useOptimistic, useRef } from 'react'
import type { AddError } from '#domain/squad/apply-moves.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { reasonText } from '#web/game/squad/reason-text.ts'
import { painted } from '#web/router/painted.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface Props {
  name: string
  /** Position, club, status and price in words. */
  about: string
  /** Reads the current squad, which may be newer than the rendered list. */
  isIn: () => boolean
  /** Why the player cannot be added (SQ3). */
  reason: AddError | undefined
  /** AD3: set if adding the player leads to a dead end. The player can be added all the same. */
  warning: string | undefined
  onAdd: () => void
  onRemove: () => void
}

/** When the rules forbid adding, the button stays focusable. So pointer, touch and screen reader reach the reason. */
export function AddButton({ name, about, isIn: isInSquad, reason, warning, onAdd, onRemove }: Props) {
  const { market, reasons } = useFeatureCopy('fantasy')
  const [isIn, showIn] = useOptimistic(isInSquad())
  const lastTap = useRef(0)
  // The button reacts in the next frame, and the squad and the list follow. Of several taps in one frame only the last
  // counts, and none if it restores the earlier state.
  const putIn = (goesIn: boolean) =>
    startTransition(async () => {
      const tap = ++lastTap.current
      showIn(goesIn)
      await painted()
      if (tap !== lastTap.current || goesIn === isInSquad()) return
      if (goesIn) onAdd()
      else onRemove()
    })
  const id = useId()
  const why = isIn || !reason ? undefined : reasonText(reason, reasons)
  const Icon = isIn ? Minus : Plus
  const look = isIn
    ? 'bg-brand text-on-brand hover:bg-brand-press'
    : why
      ? 'cursor-not-allowed border border-line text-muted'
      : warning
        ? 'border border-dashed border-bad text-bad hover:bg-raised'
        : 'border border-control text-text hover:bg-raised'
  function press() {
    if (why) showToast({ text: `${name}: ${why}.`, tone: 'bad' })
    else putIn(!isIn)
  }
  return (
    <>
      <button
        type="button"
        onClick={press}
        aria-label={isIn ? market.remove(name) : market.add(name)}
        aria-describedby={id}
        aria-disabled={why ? true : undefined}
        title={why ?? warning ?? (isIn ? market.remove(name) : market.add(name))}
        className={`inline-grid size-11 place-items-center rounded-control transition-colors ${look}`}
      >
        <Icon size={18} aria-hidden />
      </button>
      <span id={id} className="sr-only">
        {[about, why ?? warning].filter(Boolean).join('. ')}
      </span>
    </>
  )
}
