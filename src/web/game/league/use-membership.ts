import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import type { SquadView } from '#contract/squad.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sendJoin, sendLeave } from './league-queries.ts'

export type JoiningSquad = Pick<SquadView, 'id' | 'name' | 'players'>

type Joined = Pick<LeagueView, 'id' | 'name'>

interface Leaving {
  league: Joined
  squadId: number
  /** Given for a squad of somebody else, which the owner takes out. */
  removed?: string
}

/** Joins with the squad that `ensureSquad` gives (saving it first if it must) and undoes it. */
export function useMembership(ensureSquad: () => Promise<JoiningSquad>) {
  const { fetchApi } = useApp()
  const { list: words } = useFeatureCopy('league')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['leagues'] })
  const tell = (error: Error) => showToast({ text: problemText(error), tone: 'bad' })
  const join = useMutation({
    mutationFn: async ({ league, code }: { league: Joined; code?: string }) => {
      const squad = await ensureSquad()
      await sendJoin(fetchApi, league.id, { squadId: squad.id, ...(code && { code }) })
      return squad
    },
    onSuccess: ({ name, players }, { league }) => {
      const joined = words.joinedToast(league.name, name)
      const text = players.length < SQUAD_SIZE ? `${joined} ${words.incomplete}.` : joined
      showToast({ text, tone: 'good' })
      return refresh()
    },
    onError: tell,
  })
  const leave = useMutation({
    mutationFn: ({ league, squadId }: Leaving) => sendLeave(fetchApi, league.id, squadId),
    onSuccess: (_answer, { league, removed }) => {
      showToast({ text: removed ? words.removedToast(league.name, removed) : words.leftToast(league.name) })
      return refresh()
    },
    onError: tell,
  })
  return { join, leave }
}
