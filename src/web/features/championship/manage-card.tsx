import { useState, type FormEvent } from 'react'
import type { ChampionshipPage } from '#contract/championship.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DeletePart } from './delete-part.tsx'
import { InvitePart } from './invite-part.tsx'
import { OrganiserPart } from './organiser-part.tsx'
import { WordPart } from './word-part.tsx'
import { useChampionshipChange } from './use-championship-change.ts'

/** CP6: settings for organisers, and a part that only operators see. */
export function ManageCard({ championship: one, isOperator }: { championship: ChampionshipPage; isOperator: boolean }) {
  const { manage: words } = useFeatureCopy('championship')
  const change = useChampionshipChange(one.slug)
  const [name, setName] = useState(one.name)
  function rename(event: FormEvent) {
    event.preventDefault()
    change.edit({ name: name.trim() })
  }
  return (
    <Card title={words.title}>
      <p className="pb-3 text-muted">{words.lead}</p>
      <div className="grid gap-5">
        <form onSubmit={rename} className="grid gap-3">
          <TextField
            label={words.name}
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" look="secondary" busy={change.isPending}>
            {words.save}
          </Button>
        </form>
        <Switch label={words.visibility} on={one.isPublic} onChange={(isPublic) => change.edit({ isPublic })} />
        {!one.isPublic && (
          <div className="grid gap-1">
            <Switch
              label={words.leaguesInvite}
              on={one.leaguesInvite}
              onChange={(leaguesInvite) => change.edit({ leaguesInvite })}
            />
            <p className="text-small text-muted">{words.leaguesInviteHint}</p>
          </div>
        )}
        <InvitePart championship={one} change={change} />
        <OrganiserPart championship={one} change={change} />
        <WordPart slug={one.slug} />
        {isOperator && <OperatorPart championship={one} change={change} />}
      </div>
    </Card>
  )
}

interface OperatorProps {
  championship: ChampionshipPage
  change: ReturnType<typeof useChampionshipChange>
}

function OperatorPart({ championship: one, change }: OperatorProps) {
  const { manage: words } = useFeatureCopy('championship')
  const [isAsking, ask] = useState(false)
  const isArchived = one.state === 'archived'
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Switch
        label={words.counts}
        on={one.countsGlobally}
        onChange={(countsGlobally) => change.edit({ countsGlobally })}
      />
      {one.isMain ? (
        <p className="text-muted">{words.isMain}</p>
      ) : (
        <Button look="secondary" busy={change.isPending} onClick={() => change.edit({ isMain: true })}>
          {words.makeMain}
        </Button>
      )}
      {isArchived ? (
        <Button look="secondary" busy={change.isPending} onClick={() => change.edit({ isArchived: false })}>
          {words.reopen}
        </Button>
      ) : (
        <Button look="danger" onClick={() => ask(true)}>
          {words.archive}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.archiveAsk}
        onClose={() => ask(false)}
        cancel={words.cancel}
        action={words.archive}
        busy={change.isPending}
        onConfirm={() => {
          change.edit({ isArchived: true })
          ask(false)
        }}
      >
        <p>{words.archiveText}</p>
      </ConfirmDialog>
      <DeletePart championship={one} />
    </div>
  )
}
