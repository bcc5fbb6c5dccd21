import { useId } from 'react'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { isLevel } from '#domain/pick/goes-on.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

interface Props {
  match: PickMatch['match']
  pick: PickView | null
  /** The home side's lead in goals after the first of two legs. 0 in a single match. */
  lead: number
  disabled: boolean
  onChoose: (pick: PickView) => void
}

/** BL10: asks who goes through if the picked score leaves the tie level, in a single match or over both legs. */
export function GoesOnPicker({ match, pick, lead, disabled, onChoose }: Props) {
  const words = useFeatureCopy('pick')
  const name = useId()
  if (pick?.kind !== 'score' || !isLevel(pick.score, lead)) return null
  return (
    <fieldset disabled={disabled} className="mt-3 grid grid-cols-2 gap-2">
      <legend className="mb-1 text-small text-muted">{lead === 0 ? words.goesOn : words.goesOnTwoLegs}</legend>
      {(['home', 'away'] as const).map((side) => (
        <label
          key={side}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-2 has-checked:border-brand has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed"
        >
          <input
            type="radio"
            name={name}
            value={side}
            checked={pick.goesOn === side}
            onChange={() => onChoose({ ...pick, goesOn: side })}
            className="size-5 accent-brand"
          />
          <span className="min-w-0 flex-1 truncate font-semibold">{match[side].name}</span>
        </label>
      ))}
    </fieldset>
  )
}
