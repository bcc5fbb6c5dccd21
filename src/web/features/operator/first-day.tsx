import { useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { ImportCard } from '#web/game/import/import-card.tsx'
import { SampleWorldPart } from './sample-world-part.tsx'

const WAYS = ['files', 'hand', 'sample'] as const
type Way = (typeof WAYS)[number]

/** An operator's first steps on a server without matches, in order: password, matches, invitation. */
export function FirstDay() {
  const { firstDay: words } = useFeatureCopy('operator')
  const [way, choose] = useState<Way>('files')
  return (
    <>
      <Card title={words.password.title}>
        <p>
          {words.password.text} <TextLink to="/conta">{words.password.account}</TextLink>
        </p>
      </Card>
      <Card title={words.matches.title}>
        <div className="grid gap-4">
          <Segmented
            label={words.matches.title}
            value={way}
            options={WAYS.map((value) => ({ value, label: words.matches.ways[value] }))}
            onChange={choose}
          />
          <p className="text-muted">{words.matches.about[way]}</p>
          {way === 'hand' && (
            <div>
              <ButtonAnchor href="/campeonatos?novo=1">{words.matches.create}</ButtonAnchor>
            </div>
          )}
          {way === 'sample' && <SampleWorldPart />}
        </div>
      </Card>
      {way === 'files' && <ImportCard />}
      <InviteCard />
    </>
  )
}

function InviteCard() {
  const { origin } = useApp()
  const { firstDay } = useFeatureCopy('operator')
  const { invite: words } = firstDay
  const copyText = useCopyText(words.copied)
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        <TextField
          label={words.address}
          hint={words.hint}
          value={origin}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div>
          <Button look="secondary" onClick={() => void copyText(origin)}>
            {words.copy}
          </Button>
        </div>
      </div>
    </Card>
  )
}
