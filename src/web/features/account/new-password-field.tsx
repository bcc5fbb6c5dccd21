import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextField } from '#web/ui/field.tsx'

/** The field that sets a new password. Its autocomplete value lets password managers suggest one. */
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
