import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SquadView } from '#contract/squad.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { squadKind } from '#web/game/squad/squad-kind.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { useDraft, type DraftKey } from '#web/game/squad/squad-store.ts'
import { useNewSquadName } from '#web/game/squad/use-new-squad-name.ts'
import { wantedOf, withPositions } from '#web/game/squad/use-squad-editor.ts'

const nobody = { players: [], captainId: null }

/** The squad that joins a league: one of the person's saved squads, or the unsaved one, which is saved by joining. */
export function useJoiningSquad() {
  const { fetchApi } = useApp()
  const { squad: words, unsaved: unsavedSquad } = useFeatureCopy('joining')
  const queryClient = useQueryClient()
  const submit = useSubmit()
  const squads = useQuery(squadsQuery(fetchApi)).data?.squads
  const draft = useDraft('novo')
  const [wanted, choose] = useState<DraftKey>()

  const nameOfNew = useNewSquadName()
  const stored = (squads ?? []).map(({ id, name }) => ({ value: id as DraftKey, label: name }))
  const hasUnsaved = draft !== undefined && draft.players.length > 0
  const unsaved = hasUnsaved ? [{ value: 'novo' as const, label: unsavedSquad(nameOfNew(stored.length)) }] : []
  const choices = [...stored, ...unsaved]
  const chosen =
    choices.find(({ value }) => value === wanted)?.value ?? stored[0]?.value ?? (squads ? 'novo' : undefined)

  async function saveNew(count: number): Promise<SquadView> {
    const market = await queryClient.fetchQuery(marketQuery(fetchApi))
    if (!market.round) throw new ApiProblem({ kind: 'market_closed', detail: words.closedTitle })
    const wantedSquad = wantedOf(withPositions(draft ?? nobody, market))
    const name = nameOfNew(count)
    const body = { ...wantedSquad, key: 'novo' as const, version: null, name, roundId: market.round.id }
    const outcome = await submit(squadKind, { body, label: name, closesAtMs: market.round.deadlineAtMs })
    const squad = outcome?.answer?.squad
    // A squad without an id cannot join yet.
    if (!squad) throw new ApiProblem({ kind: 'network' })
    choose(squad.id)
    return squad
  }

  /**
   * Online, reads the squads again, because a page that has just loaded may not have them. Offline, uses the known
   * ones.
   */
  async function ensureSquad(): Promise<SquadView> {
    const query = squadsQuery(fetchApi)
    const known = navigator.onLine ? undefined : queryClient.getQueryData(query.queryKey)
    const { squads: mine } = known ?? (await queryClient.fetchQuery({ ...query, networkMode: 'always' }))
    const found = wanted === 'novo' ? undefined : (mine.find(({ id }) => id === wanted) ?? mine[0])
    return found ?? saveNew(mine.length)
  }

  return { choices, chosen, choose, ensureSquad }
}
