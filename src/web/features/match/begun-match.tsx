import type { MatchPageView } from '#contract/match.ts'
import { CorrectionsCard } from './corrections-card.tsx'
import { CrowdCard } from './crowd-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { EventsCard } from './events-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FormCard } from './form-card.tsx'
import { GainsCard } from './gains-card.tsx'
import { MatchPick } from './match-pick.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { PlayersCard } from './players-card.tsx'

/** A match from its kick-off on. */
export function BegunMatch({ page }: { page: MatchPageView }) {
  const { state, fate } = page.match
  // Of a walk-over there is nothing to tell.
  const isPlayed = state !== 'scheduled' && fate !== 'awarded'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        {isPlayed && <EventsCard page={page} />}
        <MatchPick matchId={page.match.id} />
        <CrowdCard page={page} />
        <MeetingsCard page={page} />
      </div>
      <div className="grid gap-5">
        <DecisionsCard page={page} />
        {isPlayed && <GainsCard page={page} />}
        <ForecastCard page={page} />
        <FormCard page={page} />
        <CorrectionsCard page={page} />
      </div>
      {isPlayed && (
        <div className="lg:col-span-2">
          <PlayersCard page={page} />
        </div>
      )}
    </div>
  )
}
