import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFollow, useWillFollow } from './use-follow.ts'

interface Props {
  managerId: number
  name: string
  isFollowed: boolean
  /** Only the icon, for use in lists. */
  isBrief?: boolean
}

export function FollowButton({ managerId, name, isFollowed: isStored, isBrief = false }: Props) {
  const { follow: words } = useFeatureCopy('manager')
  const { mutate, isPending } = useFollow()
  const isFollowed = useWillFollow({ managerId, isFollowed: isStored })
  const Icon = isFollowed ? UserCheck : UserPlus
  const press = () => mutate({ managerId, name, isFollowed: !isFollowed })
  if (isBrief)
    return (
      <IconButton label={isFollowed ? words.stop(name) : words.start(name)} disabled={isPending} onClick={press}>
        <Icon size={18} aria-hidden className={isFollowed ? 'text-good' : ''} />
      </IconButton>
    )
  return (
    <Button look={isFollowed ? 'secondary' : 'primary'} aria-pressed={isFollowed} busy={isPending} onClick={press}>
      <Icon size={18} aria-hidden />
      {isFollowed ? words.done : words.action}
    </Button>
  )
}
