import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PickView, SavedPicks, UpcomingPicks } from '#contract/pick.ts'
import { useApp } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { sendPicks } from './send-picks.ts'
import { useLeaving } from './use-leaving.ts'

export type PickStatus =
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'refused'; detail: string }
  | { kind: 'failed'; detail: string }

/** The first tap goes at once; those that follow quickly go in one request, whichever matches they are of. */
const pauseMs = 500

export interface PickSaver {
  statusOf(matchId: number): PickStatus | undefined
  /** What is on its way or could not be sent; else what is stored counts. */
  draftOf(matchId: number): PickView | undefined
  choose(matchId: number, pick: PickView): void
  retry(): void
  /** The matches of the last answer, for the one voice that tells how it went. */
  answered: readonly number[]
}

/** Saved as one goes: the choice shows at once, and beside it whether the server has it. */
export function usePickSaver(): PickSaver {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, PickView>>(new Map())
  const [statuses, setStatuses] = useState<ReadonlyMap<number, PickStatus>>(new Map())
  const [answered, setAnswered] = useState<readonly number[]>([])
  const unsent = useRef(new Map<number, PickView>())
  /** Sent or not, the server has not yet said that it has them. */
  const unanswered = useRef(new Map<number, PickView>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastTapMs = useRef(-Infinity)
  const sending = useRef(Promise.resolve())

  const mark = (ids: Iterable<number>, status: (matchId: number) => PickStatus) =>
    setStatuses((known) => new Map([...known, ...[...ids].map((id) => [id, status(id)] as const)]))

  function takeResults(sent: ReadonlyMap<number, PickView>, { results }: SavedPicks) {
    const byMatch = new Map(results.map((result) => [result.matchId, result]))
    queryClient.setQueriesData<UpcomingPicks>(
      { queryKey: ['picks', 'open'] },
      (known) => known && withSaved(known, sent, byMatch),
    )
    mark(sent.keys(), (id) => {
      const result = byMatch.get(id)
      if (result && 'refused' in result) return { kind: 'refused', detail: result.detail }
      return { kind: 'saved', atMs: Date.now() }
    })
    // A newer choice made meanwhile stays a draft until it is stored itself.
    setDrafts((known) => new Map([...known].filter(([id, pick]) => sent.get(id) !== pick)))
  }

  async function send(sent: ReadonlyMap<number, PickView>) {
    try {
      takeResults(sent, await sendPicks(fetchApi, { picks: [...sent].map(([matchId, pick]) => ({ matchId, pick })) }))
      for (const [id, pick] of sent) if (unanswered.current.get(id) === pick) unanswered.current.delete(id)
      void queryClient.invalidateQueries({ queryKey: ['viewer'] })
    } catch (error) {
      for (const [id, pick] of sent) if (!unsent.current.has(id)) unsent.current.set(id, pick)
      mark(sent.keys(), () => ({ kind: 'failed', detail: problemText(error) }))
    }
    setAnswered([...sent.keys()])
  }

  async function flush() {
    const sent = new Map(unsent.current)
    unsent.current.clear()
    if (sent.size > 0) await send(sent)
  }

  const flushSoon = (afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // One after the other, so that an older choice never overtakes a newer one.
      sending.current = sending.current.then(flush)
    }, afterMs)
  }

  // With what is still on its way: should that arrive last as another new guest's, nothing is missing here.
  useLeaving(() => {
    clearTimeout(timer.current)
    if (unsent.current.size === 0) return
    unsent.current.clear()
    void send(new Map(unanswered.current))
  })

  return {
    statusOf: (matchId) => statuses.get(matchId),
    draftOf: (matchId) => drafts.get(matchId),
    choose: (matchId, pick) => {
      const isFirstTap = Date.now() - lastTapMs.current > pauseMs
      lastTapMs.current = Date.now()
      unsent.current.set(matchId, pick)
      unanswered.current.set(matchId, pick)
      setDrafts((known) => new Map(known).set(matchId, pick))
      mark([matchId], () => ({ kind: 'saving' }))
      flushSoon(isFirstTap ? 0 : pauseMs)
    },
    retry: () => {
      mark(unsent.current.keys(), () => ({ kind: 'saving' }))
      flushSoon(0)
    },
    answered,
  }
}

function withSaved(
  known: UpcomingPicks,
  sent: ReadonlyMap<number, PickView>,
  results: ReadonlyMap<number, SavedPicks['results'][number]>,
): UpcomingPicks {
  const matches = known.matches.map((entry) => {
    const result = results.get(entry.match.id)
    const pick = sent.get(entry.match.id)
    return result && pick && 'savedAtMs' in result ? { ...entry, pick, savedAtMs: result.savedAtMs } : entry
  })
  return { ...known, matches }
}
