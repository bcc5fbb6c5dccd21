import { useState } from 'react'
import type { ImportCheck, ImportHistory, UndoAnswer } from '#contract/import.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NextPageButton } from '#web/ui/next-page-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { importCheckQuery, importHistoryQuery, previewUndo, undoImport } from './import-queries.ts'
import { roundLines } from './round-lines.ts'

/** IM7, JN3: the imports, whether our points equal the published ones, and undo for the newest import. */
export function ImportHistoryCard({ slug }: { slug: string }) {
  const { fetchApi } = useApp()
  const { history: words } = useFeatureCopy('importing')
  const check = useQuery(importCheckQuery(fetchApi, slug))
  const query = useInfiniteQuery(importHistoryQuery(fetchApi, slug))
  const imports = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Card title={words.title}>
      {!check.data && imports?.length !== 0 && <Waiting for={check} className="mb-4 h-12" />}
      {check.data?.verification && <Verification verification={check.data.verification} />}
      {check.data && <WaitingRounds rounds={check.data.rounds} />}
      {!imports && <Waiting for={query} className="h-32" />}
      {imports?.length === 0 && <p className="text-muted">{words.nothing}</p>}
      {imports && imports.length > 0 && <Imports slug={slug} imports={imports} />}
      <NextPageButton text={words.earlier} of={words.title} query={query} />
    </Card>
  )
}

function Verification({ verification }: { verification: NonNullable<ImportCheck['verification']> }) {
  const { history: words } = useFeatureCopy('importing')
  const { published, reproduced, wrong, wrongRounds, damaged, early, notBroughtIn, tableEqual, isVerified } =
    verification
  const left = notBroughtIn.reduce((sum, { rows }) => sum + rows, 0)
  const clubs = [...new Set(notBroughtIn.map(({ club }) => club || words.noClub))]
  return (
    <div className="mb-4 grid gap-1" role="status">
      <p className={`font-semibold ${isVerified ? 'text-good' : 'text-bad'}`}>
        {isVerified ? words.verified(reproduced) : words.notVerified(reproduced, published + left)}
      </p>
      {wrong > 0 && <p>{words.wrong(wrong, wrongRounds)}</p>}
      {left > 0 && <p>{words.left(left, clubs)}</p>}
      {damaged > 0 && <p className="text-muted">{words.damaged(damaged)}</p>}
      {early > 0 && <p className="text-muted">{words.early(early)}</p>}
      {!tableEqual && <p>{words.tableDiffers}</p>}
    </div>
  )
}

/** IM13, IM14: rounds that wait for a file. */
function WaitingRounds({ rounds }: Pick<ImportCheck, 'rounds'>) {
  const { rounds: words } = useFeatureCopy('importing')
  if (rounds.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1">
      {roundLines(rounds, words).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Imports({ slug, imports }: { slug: string; imports: ImportHistory['items'] }) {
  const { fetchApi } = useApp()
  const { history: words, undo: undoWord } = useFeatureCopy('importing')
  const text = useProblemText()
  const [would, show] = useState<UndoAnswer>()
  const preview = useMutation({
    mutationFn: () => previewUndo(fetchApi, slug),
    onSuccess: show,
    onError: (error) => showToast({ text: text(error), tone: 'bad' }),
  })
  return (
    <ul className="divide-y divide-line">
      {imports.map(({ id, atMs, files, by }, place) => (
        <li key={id} className="grid gap-2 py-3">
          <p>
            <Time atMs={atMs} className="font-semibold" />
            {by && ` · ${by}`}
          </p>
          <p className="break-words text-muted">{words.files(files)}</p>
          {place === 0 && (
            <div>
              <Button look="secondary" busy={preview.isPending} onClick={() => preview.mutate(undefined)}>
                {undoWord}
              </Button>
            </div>
          )}
        </li>
      ))}
      {would && <UndoDialog slug={slug} would={would} onClose={() => show(undefined)} />}
    </ul>
  )
}

/** Before the undo, shows what goes, what stays and whose points change. */
function UndoDialog({ slug, would, onClose }: { slug: string; would: UndoAnswer; onClose: () => void }) {
  const { fetchApi } = useApp()
  const format = useFormat()
  const words = useFeatureCopy('importing')
  const text = useProblemText()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: (importId: number) => undoImport(fetchApi, { slug, importId }),
    onSuccess: () => showToast({ text: words.undone, tone: 'good' }),
    onError: (error) => showToast({ text: text(error), tone: 'bad' }),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries()
    },
  })
  const { history } = words
  const { refusal, importId, results, kinds, people, changes, doRulesStay } = would
  return (
    <Dialog
      open
      title={history.ask}
      onClose={onClose}
      actions={
        importId === null ? (
          <Button look="secondary" onClick={onClose}>
            {history.cancel}
          </Button>
        ) : (
          <ConfirmActions
            cancel={history.cancel}
            action={words.undo}
            busy={undo.isPending}
            onCancel={onClose}
            onConfirm={() => undo.mutate(importId)}
          />
        )
      }
    >
      {refusal ? (
        <p>{history.refusals[refusal]}</p>
      ) : (
        <div className="grid gap-3">
          <p>{history.results(results)}</p>
          {kinds.length > 0 && (
            <ul className="list-disc pl-5">
              {kinds.map(({ kind, gone, stays }) => (
                <li key={kind}>{history.kind(words.kinds[kind], gone, stays)}</li>
              ))}
            </ul>
          )}
          {doRulesStay && <p>{history.rulesStay}</p>}
          <p className="font-semibold">{history.people(people)}</p>
          {changes.length > 0 && (
            <ul className="divide-y divide-line">
              {changes.map(({ managerId, name, points }) => (
                <li key={managerId} className="flex justify-between gap-3 py-1.5">
                  <a className="underline" href={`/participantes/${managerId}`}>
                    {name}
                  </a>
                  <span className="tabular-nums">{format.signed(points)}</span>
                </li>
              ))}
            </ul>
          )}
          {people > changes.length && <p className="text-muted">{history.more(people - changes.length)}</p>}
          <p className="text-muted">{history.ledger}</p>
        </div>
      )}
    </Dialog>
  )
}
