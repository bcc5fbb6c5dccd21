import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

interface Props {
  code: string | null
  onRotate: () => void
  isBusy: boolean
}

/** CP4: the link that lets people in; a new code makes the one before worth nothing. */
export function InvitePart({ code, onRotate, isBusy }: Props) {
  const { manage: words } = useFeatureCopy('championship')
  const { origin } = useApp()
  const link = `${origin}/campeonatos?convite=${code}`
  async function copy() {
    await navigator.clipboard.writeText(link)
    showToast({ text: words.copied, tone: 'good' })
  }
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
          <Button look="secondary" onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        </>
      )}
      <Button look="secondary" busy={isBusy} onClick={onRotate}>
        {words.rotate}
      </Button>
      <p className="text-small text-muted">{words.rotateHint}</p>
    </section>
  )
}
