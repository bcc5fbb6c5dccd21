import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextField } from '#web/ui/field.tsx'
import { goalsTyped, type TypedGoals } from './typed-decision.ts'

interface Props {
  match: { home: { name: string }; away: { name: string } }
  typed: TypedGoals
  onType: (typed: TypedGoals) => void
  /** The server's problem with the score. */
  error: string | undefined
}

/** The fields for the goals of both sides when a match is corrected or awarded. */
export function GoalFields({ match, typed, onType, error }: Props) {
  const words = useFeatureCopy('decision')
  const problemOf = (side: 'home' | 'away') =>
    typed[side] !== '' && goalsTyped(typed[side]) === undefined
      ? words.numberInvalid
      : side === 'home'
        ? error
        : undefined
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['home', 'away'] as const).map((side) => (
        <TextField
          key={side}
          label={words.goalsOf(match[side].name)}
          inputMode="numeric"
          autoComplete="off"
          value={typed[side]}
          onChange={({ target }) => onType({ ...typed, [side]: target.value })}
          error={problemOf(side)}
        />
      ))}
    </div>
  )
}
