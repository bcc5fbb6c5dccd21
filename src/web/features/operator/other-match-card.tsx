import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { NumberForm } from './number-form.tsx'

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined)

/** Opens a match by its number, for matches of other sports or other rounds. */
export function OtherMatchCard({ onOpen }: { onOpen: (matchId: number) => void }) {
  const { correction: words } = useFeatureCopy('operator')
  return (
    <Card title={words.other}>
      <NumberForm
        label={words.matchNumber}
        hint={words.otherHint}
        invalid={words.idInvalid}
        action={words.open}
        inputMode="numeric"
        read={idOf}
        onNumber={onOpen}
      />
    </Card>
  )
}
