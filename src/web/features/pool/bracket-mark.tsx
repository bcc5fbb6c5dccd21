import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useFeatureCopy } from '#web/base/app-context.ts'

export function BracketMark({ isRight }: { isRight: boolean }) {
  const { bracket: words } = useFeatureCopy('pool')
  const Icon = isRight ? Check : X
  return (
    <span className={isRight ? 'text-good' : 'text-bad'}>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{isRight ? words.right : words.wrong}</span>
    </span>
  )
}
