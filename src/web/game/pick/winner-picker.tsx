import { useId } from 'react'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'

interface Props {
  match: PickMatch['match']
  pick: PickView | null
  disabled: boolean
  onChoose: (pick: PickView) => void
}

export function WinnerPicker({ match, pick, disabled, onChoose }: Props) {
  const words = useFeatureCopy('pick')
  const name = useId()
  const winner = pick?.kind === 'winner' ? pick.winner : undefined
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="sr-only">{words.winner}</legend>
      {(['home', 'away'] as const).map((side) => (
        <label
          key={side}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-3 has-checked:border-brand has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed"
        >
          <input
            type="radio"
            name={name}
            value={side}
            checked={winner === side}
            onChange={() => onChoose({ kind: 'winner', winner: side })}
            className="size-5 accent-brand"
          />
          <ClubShirt shirt={match[side].shirt} />
          <span className="min-w-0 flex-1 truncate font-semibold">{match[side].name}</span>
        </label>
      ))}
    </fieldset>
  )
}
