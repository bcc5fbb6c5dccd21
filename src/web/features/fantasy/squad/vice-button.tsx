import { useFeatureCopy } from '#web/base/app-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface Props {
  name: string
  isVice: boolean
  onPress: () => void
}

/** Makes a player vice-captain (BN3). */
export function ViceButton({ name, isVice, onPress }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  return (
    <IconButton label={isVice ? words.isVice(name) : words.makeVice(name)} aria-pressed={isVice} onClick={onPress}>
      <span aria-hidden className={`font-bold ${isVice ? 'text-brand' : 'text-muted'}`}>
        V
      </span>
    </IconButton>
  )
}
