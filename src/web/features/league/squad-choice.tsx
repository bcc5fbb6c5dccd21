import { useFeatureCopy } from '#web/base/app-context.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { useJoiningSquad } from './use-joining-squad.ts'

/** Hidden unless there are at least two squads to choose from. */
export function SquadChoice({ joining }: { joining: ReturnType<typeof useJoiningSquad> }) {
  const words = useFeatureCopy('joining')
  const { choices, chosen, choose } = joining
  if (choices.length < 2) return null
  return (
    <div className="w-full max-w-[16rem]">
      <SelectField
        label={words.joinWith}
        value={String(chosen)}
        options={choices.map(({ value, label }) => ({ value: String(value), label }))}
        onChange={({ target }) => choose(choices.find(({ value }) => String(value) === target.value)?.value)}
      />
    </div>
  )
}
