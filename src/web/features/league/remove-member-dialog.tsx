import type { LeagueView, Standing } from '#contract/league.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { useMembership } from './use-membership.ts'

interface Props {
  league: LeagueView
  member: Standing
  leave: ReturnType<typeof useMembership>['leave']
  onClose: () => void
}

/** The owner takes somebody else's squad out: its points in the league are gone, so he is asked first. */
export function RemoveMemberDialog({ league, member, leave, onClose }: Props) {
  const { page: words } = useFeatureCopy('league')
  const { squadId, squadName, managerName } = member
  return (
    <Dialog
      open
      title={words.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            look="danger"
            busy={leave.isPending}
            onClick={() => leave.mutate({ league, squadId, removed: squadName }, { onSettled: onClose })}
          >
            {words.removeAction}
          </Button>
        </>
      }
    >
      <p>{words.removeText(squadName, managerName)}</p>
    </Dialog>
  )
}
