import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagerView } from '#contract/manager.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { managerQuery, setFollow } from './manager-query.ts'

export function FollowButton({ manager }: { manager: ManagerView }) {
  const { fetchApi } = useApp()
  const { manager: copy } = useFeatureCopy('profile')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { queryKey } = managerQuery(fetchApi, manager.managerId)
  const change = useMutation({
    mutationFn: (follow: boolean) => setFollow(fetchApi, manager.managerId, follow),
    onSuccess: async (state) => {
      queryClient.setQueryData(queryKey, (known: ManagerView | undefined) => known && { ...known, ...state })
      showToast({ text: state.isFollowed ? copy.followed(manager.name) : copy.unfollowed(manager.name), tone: 'good' })
      // The first follow makes a guest of a visitor.
      await queryClient.invalidateQueries({ queryKey: ['viewer'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <Button
      look={manager.isFollowed ? 'secondary' : 'primary'}
      aria-pressed={manager.isFollowed}
      busy={change.isPending}
      onClick={() => change.mutate(!manager.isFollowed)}
    >
      {manager.isFollowed ? <UserCheck size={18} aria-hidden /> : <UserPlus size={18} aria-hidden />}
      {manager.isFollowed ? copy.following : copy.follow}
    </Button>
  )
}
