import { useState } from 'react'
import { minuteOf, momentAt } from '#domain/desk/match-clock.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { DecisionDialog } from '#web/game/decision/decision-dialog.tsx'
import { decideLabel } from '#web/game/decision/decide-label.ts'
import { organiserQuery } from '#web/game/decision/organiser-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import type { OpenDesk } from './use-desk.ts'

/** Organisers and operators make decisions about the match at the desk. Unlike taps, decisions need a connection. */
export function DecidePart({ desk }: { desk: OpenDesk }) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('decision')
  const [isDeciding, setDeciding] = useState(false)
  const { view, match, nowMs } = desk
  const organiser = useQuery(organiserQuery(fetchApi, view.matchId)).data?.organiser
  if (!organiser) return null
  const minute = view.state === 'live' ? minuteOf(momentAt(match.clock, nowMs), view).minute : undefined
  return (
    <>
      <Button look="secondary" className="min-h-14" onClick={() => setDeciding(true)}>
        {decideLabel(view.state, words)}
      </Button>
      {isDeciding && (
        <DecisionDialog
          match={{ id: view.matchId, state: view.state, home: view.home, away: view.away, minute }}
          needsOperator={organiser.needsOperator}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  )
}
