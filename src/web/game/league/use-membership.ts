import { useMutation } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import type { SquadView } from '#contract/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { membershipKind } from './membership-kind.ts'

export type JoiningSquad = Pick<SquadView, 'id' | 'name' | 'players' | 'size'>

type Joined = Pick<LeagueView, 'id' | 'name'>

interface Leaving {
  league: Joined
  squadId: number
  /** The manager's name, if the owner removes somebody else's squad. */
  removed?: string
}

/**
 * Joins with the squad from `ensureSquad`, which saves it if needed. Also leaves, or removes another person's squad.
 */
export function useMembership(ensureSquad: () => Promise<JoiningSquad>) {
  const submit = useSubmit()
  const words = useFeatureCopy('joining')
  const problemText = useProblemText()
  const showProblem = (error: Error) => showToast({ text: problemText(error), tone: 'bad' })
  const join = useMutation({
    mutationFn: async ({ league, code }: { league: Joined; code?: string }) => {
      const squad = await ensureSquad()
      const body = { leagueId: league.id, squadId: squad.id, isIn: true, code }
      return { squad, outcome: await submit(membershipKind, { body, label: league.name }) }
    },
    onSuccess: ({ squad: { name, players, size }, outcome }, { league }) => {
      if (!outcome) return
      const joined = words.joinedToast(league.name, name)
      const text = players.length < size ? `${joined} ${words.incomplete}.` : joined
      showToast({ text, tone: 'good' })
    },
    onError: showProblem,
  })
  const leave = useMutation({
    mutationFn: ({ league, squadId }: Leaving) =>
      submit(membershipKind, { body: { leagueId: league.id, squadId, isIn: false }, label: league.name }),
    onSuccess: (outcome, { league, removed }) => {
      if (!outcome) return
      showToast({ text: removed ? words.removedToast(league.name, removed) : words.leftToast(league.name) })
    },
    onError: showProblem,
  })
  return { join, leave }
}
