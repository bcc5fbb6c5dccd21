import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MarketRound } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { isProblem } from '#web/base/is-problem.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { squadKind } from '#web/game/squad/squad-kind.ts'
import { wantedOf, type SquadEditor } from '#web/game/squad/use-squad-editor.ts'

interface Saving {
  editor: SquadEditor
  round: MarketRound | null
  newName: string
  onSaved: (squad: SquadView) => void
}

/**
 * Saves the squad, or leaves it in the outbox while offline. A late save still names the round that was open at the
 * tap.
 */
export function useSaveSquad({ editor, round, newName, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const submit = useSubmit()
  const { entries } = useOutboxState()
  const { key, squad, draft, saved } = editor
  const save = useMutation({
    /** Undefined: the save waits in the outbox. */
    mutationFn: async ({ id: roundId, deadlineAtMs }: MarketRound): Promise<SquadView | undefined> => {
      const name = saved?.name ?? newName
      const version = draft?.version ?? saved?.version ?? null
      const body = { ...wantedOf(squad), key, version, name, roundId }
      const outcome = await submit(squadKind, { body, label: name, closesAtMs: deadlineAtMs })
      return outcome?.answer?.squad
    },
    onSuccess: (stored) => {
      if (stored) onSaved(stored)
    },
    onError: (error) => {
      if (isProblem<'PUT /api/squads/{id}'>(error, 'market_closed'))
        void queryClient.invalidateQueries({ queryKey: ['market'] })
    },
  })
  const isWaiting =
    !save.isPending &&
    entries.some((entry) => entry.kind === squadKind.name && entry.subject === String(key) && isUnsent(entry))
  return { ...save, isWaiting, save: () => round && save.mutate(round) }
}
