import { useState, type FormEvent } from 'react'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Matches outside the round: other sports, other rounds. */
export function OtherMatchCard({ onOpen }: { onOpen: (matchId: number) => void }) {
  const { correction: words } = useFeatureCopy('operator')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNumber = /^[1-9]\d{0,8}$/.test(text.trim())
    setWrong(!isNumber)
    if (isNumber) onOpen(Number(text))
  }
  return (
    <Card title={words.other}>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          label={words.matchNumber}
          hint={words.otherHint}
          error={isWrong ? words.idInvalid : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" look="secondary">
          {words.open}
        </Button>
      </form>
    </Card>
  )
}
