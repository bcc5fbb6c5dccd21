import { useState } from 'react'
import { EMBED_KINDS, EMBED_ROWS, EMBED_SIZE, EMBED_THEMES, namesOneThing } from '#domain/embed/embed-kinds.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { LinkPart } from './link-part.tsx'
import { embedPath, embedSnippet, hasRows, hasSport, type EmbedChoice } from './embed-address.ts'

const BOARD = '/tv'
const HEIGHT = { tabela: 640, partida: 320, ranking: 640, artilheiros: 520, bolao: 480, contagem: 170 }

/** EB1: parts of Craque for other sites, as code to paste and with a preview. */
export function EmbedPage() {
  const { heading, lead } = useCopy().pageTitles.embed
  const words = useFeatureCopy('embed')
  const { championship } = useApp()
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead} />
      <Frames />
      <LinkPart />
      <Card title={words.board} className="mt-4">
        <p className="mb-4 max-w-[44rem] text-muted">{words.boardText}</p>
        <a
          href={addressIn(championship, BOARD)}
          className="inline-flex min-h-11 items-center rounded-control border border-control px-4 font-bold hover:bg-raised"
        >
          {words.openBoard}
        </a>
      </Card>
    </div>
  )
}

function Frames() {
  const words = useFeatureCopy('embed')
  const { origin, championship } = useApp()
  const [choice, setChoice] = useState<EmbedChoice>({
    kind: 'tabela',
    sport: 'futebol',
    number: '',
    rows: EMBED_ROWS.usual,
    theme: 'auto',
    size: '',
    colour: '',
  })
  const change = (next: Partial<EmbedChoice>) => setChoice((before) => ({ ...before, ...next }))
  const path = embedPath(choice)
  const address = path && addressIn(championship, path)
  const title = words.frameTitle(words.kinds[choice.kind])
  const height = HEIGHT[choice.kind]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={words.choose}>
        <Choices choice={choice} onChange={change} />
        {address && <Snippet text={embedSnippet({ address: `${origin}${address}`, title, height })} />}
      </Card>
      <Card title={words.preview}>
        {address ? (
          <iframe
            src={address}
            title={title}
            width="100%"
            height={height}
            className="rounded-control border border-line"
          />
        ) : (
          <p className="text-muted">{words.numberHint}</p>
        )}
      </Card>
    </div>
  )
}

interface ChoicesProps {
  choice: EmbedChoice
  onChange: (next: Partial<EmbedChoice>) => void
}

function Choices({ choice, onChange }: ChoicesProps) {
  const words = useFeatureCopy('embed')
  const { kind } = choice
  const options = <T extends string>(known: readonly T[], names: Record<T, string>) =>
    known.map((value) => ({ value, label: names[value] }))
  return (
    <div className="grid gap-4">
      <SelectField
        label={words.kind}
        value={kind}
        options={options(EMBED_KINDS, words.kinds)}
        onChange={({ target }) => onChange({ kind: EMBED_KINDS.find((known) => known === target.value) ?? 'tabela' })}
      />
      {hasSport(kind) && (
        <SelectField
          label={words.sport}
          value={choice.sport}
          options={options(SPORTS, words.sports)}
          onChange={({ target }) => onChange({ sport: SPORTS.find((known) => known === target.value) ?? 'futebol' })}
        />
      )}
      {namesOneThing(kind) && (
        <TextField
          label={words.number[kind === 'partida' ? 'partida' : 'bolao']}
          hint={words.numberHint}
          inputMode="numeric"
          value={choice.number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
      {hasRows(kind) && (
        <TextField
          label={words.rows}
          type="number"
          min={EMBED_ROWS.fewest}
          max={EMBED_ROWS.most}
          value={choice.rows}
          onChange={({ target }) =>
            onChange({ rows: Math.max(1, Math.min(EMBED_ROWS.most, Number(target.value) || 1)) })
          }
        />
      )}
      <SelectField
        label={words.theme}
        value={choice.theme}
        options={options(EMBED_THEMES, words.themes)}
        onChange={({ target }) => onChange({ theme: EMBED_THEMES.find((known) => known === target.value) ?? 'auto' })}
      />
      <TextField
        label={words.size}
        hint={words.sizeHint}
        type="number"
        min={EMBED_SIZE.smallest}
        max={EMBED_SIZE.largest}
        value={choice.size}
        onChange={({ target }) => onChange({ size: target.value })}
      />
      <TextField
        label={words.colour}
        type="color"
        value={choice.colour || '#0a6b3d'}
        onChange={({ target }) => onChange({ colour: target.value })}
      />
    </div>
  )
}

function Snippet({ text }: { text: string }) {
  const words = useFeatureCopy('embed')
  const copyText = useCopyText(words.copied)
  return (
    <div className="mt-4 grid gap-3">
      <TextAreaField
        label={words.snippet}
        hint={words.snippetHint}
        value={text}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button look="secondary" onClick={() => void copyText(text)}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
