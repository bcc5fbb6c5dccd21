import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The link opens the league with its code, so that whoever follows it can join. */
export function InviteCard({ leagueId, code }: { leagueId: number; code: string }) {
  const { page: words, code: codeLabel } = useFeatureCopy('league')
  const { origin } = useApp()
  const link = `${origin}/ligas/${leagueId}?convite=${code}`
  async function copy() {
    await navigator.clipboard.writeText(link)
    showToast({ text: words.copied, tone: 'good' })
  }
  return (
    <Card title={words.invite}>
      <p className="pb-3 text-muted">{words.inviteText}</p>
      <p className="pb-3">
        {codeLabel}: <code className="figures text-title">{code}</code>
      </p>
      <TextField label={words.invite} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="pt-3">
        <Button look="secondary" onClick={() => void copy()}>
          {words.copyLink}
        </Button>
      </div>
    </Card>
  )
}
