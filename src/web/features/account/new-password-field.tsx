import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextField } from '#web/ui/field.tsx'

/** Where a password is chosen, so that password managers offer one. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const { fields } = useFeatureCopy('account')
  return (
    <TextField
      label={label}
      hint={fields.passwordHint}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      error={error}
    />
  )
}
