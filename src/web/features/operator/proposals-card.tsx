import type { ProposalView } from '#contract/operator.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RelativeTime, Time } from '#web/ui/time.tsx'
import { MoreButton } from './more-button.tsx'
import { operatorApi, proposalsQuery } from './operator-queries.ts'
import { useOperation } from './use-operation.ts'

/** MT12: organisers' decisions that an operator must confirm. Hidden while none waits. */
export function ProposalsCard() {
  const { fetchApi } = useApp()
  const { proposals: words } = useFeatureCopy('operator')
  const query = useInfiniteQuery(proposalsQuery(fetchApi))
  const waiting = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (waiting.length === 0) return null
  return (
    <Card title={words.title}>
      <p className="pb-2 text-muted">{words.lead}</p>
      <ul className="divide-y divide-line">
        {waiting.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      <MoreButton of={words.title} query={query} />
    </Card>
  )
}

function Proposal({ proposal }: { proposal: ProposalView }) {
  const { fetchApi } = useApp()
  const { proposals: words, journal } = useFeatureCopy('operator')
  const format = useFormat()
  const { id, matchId, home, away, championship, manager, managerId, decision, reason, atMs } = proposal
  const score = decision.kind === 'awarded' ? `, ${journal.score(decision.score.home, decision.score.away)}` : ''
  const what = `${journal.versus(home, away)}: ${journal.decisions[decision.kind]}${score}`
  const startsAtMs = 'startsAtMs' in decision ? decision.startsAtMs : null
  const answer = useOperation({
    send: (isConfirmed: boolean) => operatorApi(fetchApi).answerProposal(id, isConfirmed),
    done: (isConfirmed) => (isConfirmed ? words.confirmed : words.refused),
    after: () => undefined,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <TextLink to="/partidas/$matchId" params={{ matchId: String(matchId) }}>
          {what}
        </TextLink>
        {startsAtMs !== null && (
          <>
            {' '}
            <Time atMs={startsAtMs} />
          </>
        )}
        {decision.kind === 'abandoned' && decision.minute !== undefined && ` ${format.number(decision.minute)}'`}
        <p>{reason}</p>
        <p className="text-small text-muted">
          <TextLink to="/participantes/$id" params={{ id: managerId }}>
            {words.who(manager, championship)}
          </TextLink>{' '}
          · <RelativeTime atMs={atMs} />
        </p>
      </div>
      <span className="flex gap-2">
        <Button
          look="secondary"
          disabled={answer.isPending}
          aria-label={words.refuseOne(what)}
          onClick={() => answer.mutate(false)}
        >
          {words.refuse}
        </Button>
        <Button busy={answer.isPending} aria-label={words.confirmOne(what)} onClick={() => answer.mutate(true)}>
          {words.confirm}
        </Button>
      </span>
    </li>
  )
}
