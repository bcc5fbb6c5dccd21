import { useState } from 'react'
import type { MatchView } from '#contract/match.ts'
import type { OrganiserAnswer } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { DecisionDialog } from '#web/game/decision/decision-dialog.tsx'
import { decideLabel } from '#web/game/decision/decide-label.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Organiser = NonNullable<OrganiserAnswer['organiser']>

/** For people who may decide about this match: a decision, the state of their proposal, and a link to the desk. */
export function OrganiserPart({ match, organiser }: { match: MatchView; organiser: Organiser }) {
  const copy = useFeatureCopy('decision')
  const words = copy.organiser
  const [isDeciding, setDeciding] = useState(false)
  const { hasDesk, heldTaps, needsOperator, proposal } = organiser
  return (
    <Card title={words.title}>
      {heldTaps > 0 && <p className="pb-3 font-semibold">{words.held(heldTaps)}</p>}
      {proposal && proposal.state !== 'replaced' && proposal.state !== 'withdrawn' && (
        <p className="pb-3">{words.proposal[proposal.state](copy.kinds[proposal.decision.kind])}</p>
      )}
      <p className="flex flex-wrap gap-3">
        {hasDesk && (
          <ButtonLink to="/mesa/$matchId" params={{ matchId: String(match.id) }}>
            {words.desk}
          </ButtonLink>
        )}
        <Button look="secondary" onClick={() => setDeciding(true)}>
          {decideLabel(match.state, copy)}
        </Button>
      </p>
      {isDeciding && <DecisionDialog match={match} needsOperator={needsOperator} onClose={() => setDeciding(false)} />}
    </Card>
  )
}
