import { useState } from 'react'
import type { ChampionshipPage } from '#contract/championship.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import type { useChampionshipChange } from './use-championship-change.ts'

interface Props {
  championship: Pick<ChampionshipPage, 'inviteCode' | 'isPublic'>
  change: Pick<ReturnType<typeof useChampionshipChange>, 'rotate' | 'askAgain' | 'isPending'>
}

/**
 * CP4, CP11: the link that lets people in. A new code makes the old one worthless. Organisers may also ask everybody in
 * the championship for the new code.
 */
export function InvitePart({ championship: { inviteCode: code, isPublic }, change }: Props) {
  const { manage: words } = useFeatureCopy('championship')
  const { origin } = useApp()
  const link = `${origin}/campeonatos?convite=${code}`
  const copyText = useCopyText(words.copied)
  return (
    <section className="grid gap-3">
      {code === null ? (
        <p className="text-muted">{words.noInvite}</p>
      ) : (
        <>
          <TextField
            label={words.invite}
            hint={words.inviteText}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button look="secondary" onClick={() => void copyText(link)}>
            {words.copyLink}
          </Button>
        </>
      )}
      <Button look="secondary" busy={change.isPending} onClick={change.rotate}>
        {words.rotate}
      </Button>
      <p className="text-small text-muted">{words.rotateHint}</p>
      {!isPublic && <AskAgain change={change} />}
    </section>
  )
}

function AskAgain({ change }: Pick<Props, 'change'>) {
  const { manage: words } = useFeatureCopy('championship')
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => ask(true)}>
        {words.askAgain}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.askAgainAsk}
        onClose={() => ask(false)}
        cancel={words.cancel}
        action={words.askAgain}
        busy={change.isPending}
        onConfirm={() => {
          change.askAgain()
          ask(false)
        }}
      >
        <p>{words.askAgainText}</p>
      </ConfirmDialog>
    </>
  )
}
