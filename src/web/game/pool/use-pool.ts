import { useMutation } from '@tanstack/react-query'
import type { LeagueView } from '#contract/league.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { poolKind } from './pool-kind.ts'

type Pool = Pick<LeagueView, 'id' | 'name'>

interface Leaving {
  league: Pool
  managerId: number
  /** The person's name, if the owner removes somebody else. */
  removed?: string
}

/** Joins a bolão without a squad, leaves it, or removes another person. */
export function usePool() {
  const submit = useSubmit()
  const words = useFeatureCopy('joining')
  const problemText = useProblemText()
  const showProblem = (error: Error) => showToast({ text: problemText(error), tone: 'bad' })
  const join = useMutation({
    mutationFn: ({ league, code }: { league: Pool; code?: string }) =>
      submit(poolKind, { body: { leagueId: league.id, isIn: true, code }, label: league.name }),
    onSuccess: (outcome, { league }) => {
      if (outcome) showToast({ text: words.joinedPoolToast(league.name), tone: 'good' })
    },
    onError: showProblem,
  })
  const leave = useMutation({
    mutationFn: ({ league, managerId, removed }: Leaving) =>
      submit(poolKind, {
        body: { leagueId: league.id, isIn: false, managerId, isOther: removed !== undefined },
        label: league.name,
      }),
    onSuccess: (outcome, { league, removed }) => {
      if (!outcome) return
      showToast({ text: removed ? words.removedToast(league.name, removed) : words.leftToast(league.name) })
    },
    onError: showProblem,
  })
  return { join, leave }
}
