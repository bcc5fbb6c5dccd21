import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ChampionshipList } from '#contract/championship.ts'
import type { ImportAnswer, TemplateFile } from '#contract/import.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField, SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ImportTables } from './import-answer.tsx'
import { ImportHistoryCard } from './import-history.tsx'
import { PairingPart } from './pairing-part.tsx'
import { importTargetsQuery, makeImport, previewImport, type ImportRequest } from './import-queries.ts'

const nothingFor = (into: string): ImportRequest => ({ files: [], into, name: '', pairs: [] })
const templates: readonly TemplateFile[] = [
  'modelo.xlsx',
  'campeonato.csv',
  'clubes.csv',
  'jogadores.csv',
  'jogos.csv',
  'sumula.csv',
]

/**
 * Choose files, preview them and confirm. `into` names the championship, otherwise the person chooses it, and the card
 * then also shows its imports.
 */
export function ImportCard({ into }: { into?: string }) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('importing')
  const text = useProblemText()
  const queryClient = useQueryClient()
  const [request, setRequest] = useState(nothingFor(into ?? ''))
  const [key, setKey] = useState('')
  const [turn, setTurn] = useState(0)
  const targets = useQuery({ ...importTargetsQuery(fetchApi), enabled: into === undefined })
  const onError = (error: Error) => showToast({ text: text(error), tone: 'bad' })
  const preview = useMutation({ mutationFn: (now: ImportRequest) => previewImport(fetchApi, now), onError })
  const made = useMutation({
    mutationFn: (now: ImportRequest) => makeImport(fetchApi, { ...now, key }),
    onError,
    onSettled: () => queryClient.invalidateQueries(),
  })
  const change = (part: Partial<ImportRequest>) => {
    setRequest((now) => ({ ...now, ...part }))
    preview.reset()
    made.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    previewWith(request)
  }
  const previewWith = (wanted: ImportRequest) => {
    setRequest(wanted)
    made.reset()
    setKey(newEntryId())
    preview.mutate(wanted)
  }
  const startAnew = () => {
    change({ files: [], pairs: [] })
    setTurn((now) => now + 1)
  }
  const answer = made.data ?? preview.data
  return (
    <Card title={into === undefined ? words.title : words.titleInto}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FileField
          // Only the browser can clear a file input, so a new key replaces it.
          key={turn}
          label={words.files}
          hint={words.filesHint}
          multiple
          onChange={(event) => change({ files: [...(event.target.files ?? [])], pairs: [] })}
        />
        {into === undefined && (
          <TargetFields
            request={request}
            championships={targets.data?.championships ?? []}
            onChange={(part) => change({ pairs: [], ...part })}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" disabled={request.files.length === 0} busy={preview.isPending}>
            {words.preview}
          </Button>
          {preview.data && !preview.data.isRefused && !preview.data.isNothingNew && !made.data && (
            <Button busy={made.isPending} onClick={() => made.mutate(request)}>
              {words.make}
            </Button>
          )}
          {preview.data?.isNothingNew && !preview.data.isRefused && (
            <Button look="secondary" onClick={startAnew}>
              {words.otherFiles}
            </Button>
          )}
        </div>
      </form>
      {answer && (
        <div className="mt-5 grid gap-5" aria-live="polite">
          <p className="font-semibold">{stateText(answer, { words, isMade: made.data !== undefined })}</p>
          {!made.data && (
            <PairingPart
              key={request.pairs.length}
              pairing={answer.pairing}
              busy={preview.isPending}
              onPair={(pairs) => previewWith({ ...request, pairs: [...request.pairs, ...pairs] })}
            />
          )}
          <ImportTables answer={answer} />
          {made.data?.slug && <AfterImport answer={made.data} isElsewhere={into === undefined} />}
        </div>
      )}
      <p className="mt-5 mb-2 font-semibold">{words.template}</p>
      <ul className="flex flex-wrap gap-3">
        {templates.map((file) => (
          <li key={file}>
            <a
              className="underline"
              href={apiPath('GET /api/operator/imports/template/{file}', { file })}
              download={file}
            >
              {file}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface TargetProps {
  request: ImportRequest
  championships: ChampionshipList['championships']
  onChange: (part: Partial<ImportRequest>) => void
}

function TargetFields({ request, championships, onChange }: TargetProps) {
  const words = useFeatureCopy('importing')
  const options = championships
    .filter(({ source }) => source !== 'sample')
    .map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <SelectField
        label={words.target}
        value={request.into}
        options={[{ value: '', label: words.newOne }, ...options]}
        onChange={(event) => onChange({ into: event.target.value })}
      />
      {request.into === '' && (
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={request.name}
          maxLength={60}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </>
  )
}

type Words = ReturnType<typeof useFeatureCopy<'importing'>>

function stateText(answer: ImportAnswer, { words, isMade }: { words: Words; isMade: boolean }): string {
  if (answer.isRefused) return words.refused
  if (answer.isNothingNew) return words.nothingNew
  return isMade ? words.imported : words.ready
}

interface AfterProps {
  answer: ImportAnswer
  /** The card is not on the page of the championship, which would show its imports. */
  isElsewhere: boolean
}

function AfterImport({ answer: { slug }, isElsewhere }: AfterProps) {
  const words = useFeatureCopy('importing')
  return (
    <div className="grid gap-5">
      {isElsewhere && (
        <div>
          <ButtonAnchor href={`/campeonatos/${slug}`}>{words.open}</ButtonAnchor>
        </div>
      )}
      {isElsewhere && slug && <ImportHistoryCard slug={slug} />}
    </div>
  )
}
