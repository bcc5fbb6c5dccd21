import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { useFollow } from './use-follow.ts'

interface Props {
  managerId: number
  name: string
  isFollowed: boolean
  follow: ReturnType<typeof useFollow>
}

export function FollowButton({ managerId, name, isFollowed, follow }: Props) {
  const words = useFeatureCopy('ranking')
  const Icon = isFollowed ? UserCheck : UserPlus
  return (
    <IconButton
      label={isFollowed ? words.unfollowLabel(name) : words.followLabel(name)}
      disabled={follow.isPending && follow.variables.managerId === managerId}
      onClick={() => follow.mutate({ managerId, name, isFollowed: !isFollowed })}
    >
      <Icon size={18} aria-hidden className={isFollowed ? 'text-good' : ''} />
    </IconButton>
  )
}
