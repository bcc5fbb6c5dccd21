import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SquadView } from '#contract/squad.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { keepSquad, sendNewSquad } from '#web/game/squad/squad-changes.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { dropDraft, useDraft, type DraftKey } from '#web/game/squad/squad-store.ts'
import { wantedOf, withPositions } from '#web/game/squad/use-squad-editor.ts'

const nobody = { players: [], captainId: null }

/** Which squad joins a league: one of mine or the one being built on this device, which joining saves. */
export function useJoiningSquad() {
  const { fetchApi } = useApp()
  const { squad: words } = useFeatureCopy('fantasy')
  const { list } = useFeatureCopy('league')
  const queryClient = useQueryClient()
  const squads = useQuery(squadsQuery(fetchApi)).data?.squads
  const draft = useDraft('novo')
  const [wanted, choose] = useState<DraftKey>()

  const nameOfNew = (count: number) => (count === 0 ? words.defaultName : words.newName(count + 1))
  const stored = (squads ?? []).map(({ id, name }) => ({ value: id as DraftKey, label: name }))
  const hasUnsaved = draft !== undefined && draft.players.length > 0
  const unsaved = hasUnsaved ? [{ value: 'novo' as const, label: list.unsaved(nameOfNew(stored.length)) }] : []
  const choices = [...stored, ...unsaved]
  const chosen =
    choices.find(({ value }) => value === wanted)?.value ?? stored[0]?.value ?? (squads ? 'novo' : undefined)

  async function saveNew(count: number): Promise<SquadView> {
    const market = await queryClient.fetchQuery(marketQuery(fetchApi))
    if (!market.round) throw new ApiProblem({ kind: 'market_closed', detail: words.closedTitle })
    const wantedSquad = wantedOf(withPositions(draft ?? nobody, market))
    const body = { ...wantedSquad, name: nameOfNew(count), roundId: market.round.id }
    const { squad } = await sendNewSquad(fetchApi, body)
    dropDraft('novo')
    keepSquad(queryClient, squad)
    choose(squad.id)
    return squad
  }

  /** Asked again: on a page that has just come the list of mine may still be on its way. */
  async function ensureSquad(): Promise<SquadView> {
    const { squads: mine } = await queryClient.fetchQuery(squadsQuery(fetchApi))
    const found = wanted === 'novo' ? undefined : (mine.find(({ id }) => id === wanted) ?? mine[0])
    return found ?? saveNew(mine.length)
  }

  return { choices, chosen, choose, ensureSquad }
}
