import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeaguePageView, LeagueView } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { sendInviteChange } from './league-actions.ts'

interface Props {
  league: Pick<LeagueView, 'id' | 'isClosed'>
  /** Null while nobody can join by invitation. */
  code: string | null
  isOwner: boolean
  /** CP9: whom the invitation lets into the championship. */
  door: LeaguePageView['door']
}

/**
 * The link contains the code. Anyone who follows the link can join the league, if they may enter its championship.
 * Owners can replace or suspend the code.
 */
export function InviteCard({ league: { id: leagueId, isClosed }, code, isOwner, door }: Props) {
  const { page: words } = useFeatureCopy('league')
  if (isClosed)
    return (
      <Card title={words.invite}>
        <p className="text-muted">{words.inviteClosed}</p>
      </Card>
    )
  return (
    <Card title={words.invite}>
      {code === null ? <p className="text-muted">{words.revoked}</p> : <InviteLink leagueId={leagueId} code={code} />}
      {code !== null && door !== 'public' && <p className="pt-3 text-small text-muted">{words.doors[door]}</p>}
      {isOwner && <InviteChange leagueId={leagueId} isRevoked={code === null} />}
    </Card>
  )
}

function InviteLink({ leagueId, code }: { leagueId: number; code: string }) {
  const { page: words, code: codeLabel } = useFeatureCopy('league')
  const { origin, championship } = useApp()
  const link = `${origin}${addressIn(championship, `/ligas/${leagueId}?convite=${code}`)}`
  const copyText = useCopyText(words.copied)
  return (
    <>
      <p className="pb-3 text-muted">{words.inviteText}</p>
      <p className="pb-3">
        {codeLabel}: <code className="figures text-title">{code}</code>
      </p>
      <TextField label={words.invite} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="pt-3">
        <Button look="secondary" onClick={() => void copyText(link)}>
          {words.copyLink}
        </Button>
      </div>
    </>
  )
}

function InviteChange({ leagueId, isRevoked }: { leagueId: number; isRevoked: boolean }) {
  const { page: words } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const change = useMutation({
    mutationFn: (method: 'POST' | 'DELETE') => sendInviteChange(fetchApi, leagueId, method),
    onSuccess: async () => {
      showToast({ text: words.done, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <div className="grid gap-3 pt-5">
      <p className="text-small text-muted">{words.renewHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={change.isPending} onClick={() => change.mutate('POST')}>
          {words.renewInvite}
        </Button>
        {!isRevoked && (
          <Button look="danger" busy={change.isPending} onClick={() => change.mutate('DELETE')}>
            {words.revokeInvite}
          </Button>
        )}
      </div>
    </div>
  )
}
