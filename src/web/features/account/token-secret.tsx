import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'

/** TN1: shows the secret of a new token, which the server sends only once. */
export function TokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const words = useFeatureCopy('token')
  const copyText = useCopyText(words.copied)
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.madeText}</p>
      <TextField label={words.secret} value={secret} readOnly onFocus={({ target }) => target.select()} />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => void copyText(secret)}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </p>
    </div>
  )
}
