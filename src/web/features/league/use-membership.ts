import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import { useApp } from '#web/app-context.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sendJoin, sendLeave } from './league-queries.ts'

export interface JoiningSquad {
  id: number
  name: string
}

interface Words {
  joinedToast: (league: string, squad: string) => string
  leftToast: (league: string) => string
}

type Joined = Pick<LeagueView, 'id' | 'name'>

/** Joins with the squad that `ensureSquad` gives (saving it first if it must) and undoes it. */
export function useMembership(words: Words, ensureSquad: () => Promise<JoiningSquad>) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['leagues'] })
  const tell = (error: Error) => showToast({ text: error.message, tone: 'bad' })
  const join = useMutation({
    mutationFn: async ({ league, code }: { league: Joined; code?: string }) => {
      const squad = await ensureSquad()
      await sendJoin(fetchApi, league.id, { squadId: squad.id, ...(code && { code }) })
      return squad
    },
    onSuccess: (squad, { league }) => {
      showToast({ text: words.joinedToast(league.name, squad.name), tone: 'good' })
      return refresh()
    },
    onError: tell,
  })
  const leave = useMutation({
    mutationFn: ({ league, squadId }: { league: Joined; squadId: number }) => sendLeave(fetchApi, league.id, squadId),
    onSuccess: (_answer, { league }) => {
      showToast({ text: words.leftToast(league.name) })
      return refresh()
    },
    onError: tell,
  })
  return { join, leave }
}
