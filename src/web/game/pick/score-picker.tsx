import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { MAX_PICKED_GOALS } from '#domain/pick/validate-pick.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'

interface Props {
  match: PickMatch['match']
  pick: PickView | null
  disabled: boolean
  onChoose: (pick: PickView) => void
}

const step =
  'inline-grid size-12 place-items-center rounded-control border border-control bg-surface hover:bg-raised disabled:opacity-40'

/**
 * Large buttons on both sides of each number, made for thumbs. On a keyboard, a digit sets the goals: 2, 1 fills a
 * match.
 */
export function ScorePicker({ match, pick, disabled, onChoose }: Props) {
  const score = pick?.kind === 'score' ? pick.score : undefined
  const choose = (side: 'home' | 'away', goals: number) =>
    onChoose({
      ...(pick?.kind === 'score' && pick),
      kind: 'score',
      score: { home: score?.home ?? 0, away: score?.away ?? 0, [side]: goals },
    })
  const own = useRef<HTMLDivElement>(null)
  const lastButton = useRef<HTMLButtonElement>(null)
  const hasTyped = useRef(false)
  return (
    <div ref={own} className="grid grid-cols-1 gap-2" data-score-picker>
      {(['home', 'away'] as const).map((side) => (
        <GoalStepper
          key={side}
          club={match[side]}
          goals={score?.[side]}
          disabled={disabled}
          onChange={(goals) => choose(side, goals)}
          onType={(goals) => {
            hasTyped.current = true
            choose(side, goals)
            lastButton.current?.focus()
          }}
          onGoOn={(event) => {
            if (hasTyped.current && own.current) focusNext(own.current, event)
          }}
          {...(side === 'away' && { moreRef: lastButton })}
        />
      ))}
    </div>
  )
}

/** 2, 1, Tab: the keyboard goes from match to match and skips everything in between. */
function focusNext(picker: Element, event: KeyboardEvent) {
  const pickers = [...document.querySelectorAll('[data-score-picker]')]
  const next = pickers[pickers.indexOf(picker) + 1]?.querySelector<HTMLElement>('button:enabled')
  // There is no next match, or it is hidden in a folded day: Tab works as usual.
  if (!next?.checkVisibility()) return
  event.preventDefault()
  next.focus()
}

interface StepperProps {
  club: PickMatch['match']['home']
  goals: number | undefined
  disabled: boolean
  onChange: (goals: number) => void
  onType: (goals: number) => void
  /** Called when Tab is pressed on the last button. */
  onGoOn: (event: KeyboardEvent) => void
  moreRef?: RefObject<HTMLButtonElement | null>
}

function GoalStepper({ club, goals, disabled, onChange, onType, onGoOn, moreRef }: StepperProps) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  function type(event: KeyboardEvent) {
    const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isDigit) onType(Number(event.key))
    else if (moreRef && event.key === 'Tab' && !event.shiftKey && event.currentTarget === moreRef.current) onGoOn(event)
  }
  return (
    <div role="group" aria-label={words.goals(club.name)} className="flex items-center gap-2">
      <ClubShirt shirt={club.shirt} />
      <span className="min-w-0 flex-1 truncate font-semibold">{club.name}</span>
      <button
        type="button"
        className={step}
        aria-label={words.less(club.name)}
        disabled={disabled || goals === 0}
        onClick={() => onChange(Math.max(0, (goals ?? 1) - 1))}
        onKeyDown={type}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output
        aria-live="off"
        aria-label={words.goals(club.name)}
        className="figures w-8 text-center text-title tabular-nums"
      >
        {goals === undefined ? '–' : format.number(goals)}
      </output>
      <button
        type="button"
        className={step}
        aria-label={words.more(club.name)}
        disabled={disabled || goals === MAX_PICKED_GOALS}
        onClick={() => onChange((goals ?? 0) + 1)}
        onKeyDown={type}
        ref={moreRef}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  )
}
