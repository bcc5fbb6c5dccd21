import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  name: string
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}

export function RowActions({ name, isBusy, onEdit, onRemove }: Props) {
  const words = useFeatureCopy('book')
  return (
    <span className="flex shrink-0">
      <Button look="quiet" aria-label={words.editOne(name)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button look="quiet" aria-label={words.removeOne(name)} busy={isBusy} onClick={onRemove}>
        {words.remove}
      </Button>
    </span>
  )
}
