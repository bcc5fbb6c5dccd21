import type { LeagueView, Standing } from '#contract/league.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { useMembership } from '#web/game/league/use-membership.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Props {
  league: LeagueView
  member: Standing
  leave: ReturnType<typeof useMembership>['leave']
  onClose: () => void
}

/** LG13: the manager of a removed squad cannot come back, so the owner must confirm. */
export function RemoveMemberDialog({ league, member, leave, onClose }: Props) {
  const { page: words } = useFeatureCopy('league')
  const { squadId, squadName, managerName } = member
  return (
    <ConfirmDialog
      title={words.removeTitle}
      onClose={onClose}
      cancel={words.cancel}
      action={words.removeAction}
      busy={leave.isPending}
      onConfirm={() => leave.mutate({ league, squadId, removed: squadName }, { onSettled: onClose })}
    >
      <p>{words.removeText(squadName, managerName)}</p>
    </ConfirmDialog>
  )
}
