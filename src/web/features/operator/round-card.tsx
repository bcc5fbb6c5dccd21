import { useQuery } from '@tanstack/react-query'
import type { OperatorRound } from '#contract/operator.ts'
import { isProblem } from '#web/base/is-problem.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { operatorApi, roundQuery } from './operator-queries.ts'
import { RoundMatches } from './round-matches.tsx'
import { RoundSteps } from './round-steps.tsx'

interface Props {
  roundId: number | null
  currentRoundId: number | null
  onCorrect: (matchId: number) => void
}

export function RoundCard({ roundId, currentRoundId, onCorrect }: Props) {
  const { round: words } = useFeatureCopy('operator')
  if (roundId === null) return <Card title={words.none}>{null}</Card>
  return <KnownRound roundId={roundId} currentRoundId={currentRoundId} onCorrect={onCorrect} />
}

function KnownRound({ roundId, currentRoundId, onCorrect }: Props & { roundId: number }) {
  const { fetchApi } = useApp()
  const { round: words } = useFeatureCopy('operator')
  const query = useQuery(roundQuery(fetchApi, roundId))
  const { data: round, error } = query
  if (!round && isProblem<'GET /api/operator/rounds/{id}'>(error, 'not_found'))
    return (
      <Card title={words.unknown}>
        <ButtonLink to="/operador" look="secondary">
          {words.current}
        </ButtonLink>
      </Card>
    )
  if (!round) return <Waiting for={query} className="h-[34rem] rounded-card" />
  return (
    <Card
      title={words.title(round.number, round.season)}
      aside={<Badge tone={round.state === 'live' ? 'live' : 'plain'}>{words.states[round.state]}</Badge>}
    >
      <RoundSteps round={round} />
      <Actions round={round} />
      <p className="mt-4 text-muted">
        {words.lineups(round.lineups)}
        {round.settlements > 0 && `, ${words.times(round.settlements)}`}
      </p>
      <RoundMatches matches={round.matches} onCorrect={onCorrect} />
      <nav aria-label={words.title(round.number, round.season)} className="mt-4 flex flex-wrap gap-3">
        {round.previousId !== null && <RoundLink id={round.previousId} text={words.previous} />}
        {round.nextId !== null && <RoundLink id={round.nextId} text={words.next} />}
        {currentRoundId !== null && currentRoundId !== round.id && <RoundLink id={undefined} text={words.current} />}
      </nav>
    </Card>
  )
}

function RoundLink({ id, text }: { id: number | undefined; text: string }) {
  return (
    <ButtonLink to="/operador" search={{ rodada: id }} look="secondary">
      {text}
    </ButtonLink>
  )
}

function Actions({ round }: { round: OperatorRound }) {
  const { fetchApi } = useApp()
  const { round: words } = useFeatureCopy('operator')
  if (!round.canLock && !round.canSettle) return null
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {round.canLock && (
        <ConfirmStep
          action={words.lock}
          title={words.lockAsk(round.number)}
          send={() => operatorApi(fetchApi).lock(round.id)}
          done={words.locked(round.number)}
        >
          <p>
            {words.lockWarning} <Time atMs={round.deadlineAtMs} />.
          </p>
        </ConfirmStep>
      )}
      {round.canSettle && (
        <ConfirmStep
          action={words.settle}
          title={words.settleAsk(round.number)}
          send={() => operatorApi(fetchApi).settle(round.id)}
          done={words.settled(round.number)}
        >
          <p>{words.settleWarning}</p>
        </ConfirmStep>
      )}
    </div>
  )
}
