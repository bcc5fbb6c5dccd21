import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface Props {
  label: string
  hint: string
  invalid: string
  action: string
  inputMode: 'numeric' | 'decimal'
  /** Undefined for invalid input. */
  read: (text: string) => number | undefined
  onNumber: (value: number) => void
}

/** One number field and its action. A problem is shown next to the field. */
export function NumberForm({ label, hint, invalid, action, inputMode, read, onNumber }: Props) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = read(text)
    setWrong(value === undefined)
    if (value !== undefined) onNumber(value)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={label}
        hint={hint}
        error={isWrong ? invalid : undefined}
        inputMode={inputMode}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" look="secondary">
        {action}
      </Button>
    </form>
  )
}
