import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MarketRound } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { ApiProblem, type FetchApi } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { keepSquad, sendNewSquad, sendSquad } from '#web/game/squad/squad-changes.ts'
import { dropDraft, noteDraft, type Draft } from '#web/game/squad/squad-store.ts'
import { toDraft, wantedOf, type SquadEditor } from '#web/game/squad/use-squad-editor.ts'

interface Saving {
  editor: SquadEditor
  round: MarketRound | null
  newName: string
}

const contentOf = ({ squad, draft, saved }: SquadEditor): Draft =>
  toDraft(squad, draft?.version ?? saved?.version ?? null)

/** What is on screen goes to the server as it is; a squad without number becomes one. */
export async function sendEditor(fetchApi: FetchApi, { editor, newName }: Saving, roundId: number): Promise<SquadView> {
  const { version } = contentOf(editor)
  const body = { ...wantedOf(editor.squad), roundId }
  const { squad } =
    editor.key === 'novo' || version === null
      ? await sendNewSquad(fetchApi, { ...body, name: newName })
      : await sendSquad(fetchApi, editor.key, { ...body, version })
  return squad
}

/** Saves, or keeps the edit for when the connection is back; then it is sent for the round it was meant for. */
export function useSaveSquad({ editor, round, newName, onSaved }: Saving & { onSaved: (squad: SquadView) => void }) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (roundId: number) => sendEditor(fetchApi, { editor, round, newName }, roundId),
    // Offline is our own business: the edit is kept and sent by `useEffect` below.
    networkMode: 'always',
    onSuccess: (squad) => {
      dropDraft(editor.key)
      keepSquad(queryClient, squad)
      onSaved(squad)
    },
    onError: (error, roundId) => {
      const problem = error instanceof ApiProblem ? error : undefined
      if (problem?.kind === 'network') noteDraft(editor.key, { ...contentOf(editor), waitingForRound: roundId })
      else if (editor.draft?.waitingForRound !== undefined) noteDraft(editor.key, contentOf(editor))
      if (problem?.kind === 'market_closed') void queryClient.invalidateQueries({ queryKey: ['market'] })
    },
  })
  const { mutate, isPending } = save
  const waitingFor = editor.draft?.waitingForRound
  useEffect(() => {
    if (waitingFor === undefined || isPending) return undefined
    const retry = () => mutate(waitingFor)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waitingFor, isPending, mutate])
  return { ...save, isWaiting: waitingFor !== undefined, save: () => round && mutate(round.id) }
}
