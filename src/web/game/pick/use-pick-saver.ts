import { useState } from 'react'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { browserOutbox, useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { pickKind, type PickBody } from './pick-kind.ts'
import { pickText } from './pick-words.ts'

export type PickStatus = { kind: 'saving' } | { kind: 'waiting' } | { kind: 'refused'; detail: string }

export interface PickSaver {
  /** Undefined if this device has no unsent or refused choice for the match. */
  statusOf(matchId: number): PickStatus | undefined
  /** The unsent pick, otherwise the stored one. */
  pickOf(entry: PickMatch): PickView | null
  /** Null removes the pick. */
  choose(entry: PickMatch, pick: PickView | null): void
  retry(): void
  /** The match whose pick was last saved, refused or left waiting, for the shared live region. */
  answered: number | undefined
}

/** Sends every choice immediately. The choice shows before the answer, and next to it whether the server has it. */
export function usePickSaver(): PickSaver {
  const app = useApp()
  const words = useFeatureCopy('pick')
  const submit = useSubmit()
  const { entries, isHeld } = useOutboxState()
  const problemText = useProblemText()
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const [answered, setAnswered] = useState<number>()

  const newestOf = (matchId: number) =>
    entries.findLast(({ kind, subject }) => kind === pickKind.name && subject === String(matchId))

  const refuse = (matchId: number, detail: string | undefined) =>
    setRefusals((known) => {
      const next = new Map(known)
      if (detail === undefined) next.delete(matchId)
      else next.set(matchId, detail)
      return next
    })

  async function save(entry: PickMatch, pick: PickView | null) {
    const { match } = entry
    const { id: matchId, home, away, startsAtMs } = match
    refuse(matchId, undefined)
    const label = `${words.versus(home.name, away.name)}: ${pickText({ ...entry, pick }, words)}`
    try {
      await submit(pickKind, { body: { matchId, pick }, label, closesAtMs: startsAtMs })
    } catch (error) {
      refuse(matchId, problemText(error))
    }
    setAnswered(matchId)
  }

  return {
    statusOf: (matchId) => {
      const found = newestOf(matchId)
      const detail = found?.refusal?.text ?? refusals.get(matchId)
      if (found && isUnsent(found)) return { kind: isHeld ? 'waiting' : 'saving' }
      return detail === undefined ? undefined : { kind: 'refused', detail }
    },
    pickOf: ({ match, pick }) => {
      const found = newestOf(match.id)
      return found && isUnsent(found) ? (found.body as PickBody).pick : pick
    },
    choose: (entry, pick) => void save(entry, pick),
    retry: () => void browserOutbox(app).flush(),
    answered,
  }
}
