import type { MatchPageView } from '#contract/match.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import { ChancesCard } from './chances-card.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { CrowdCard } from './crowd-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { EventsCard } from './events-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FormCard } from './form-card.tsx'
import { GainsCard } from './gains-card.tsx'
import { InPlayCard } from './in-play-card.tsx'
import { LeadCard } from './lead-card.tsx'
import { LineupsCard } from './lineups-card.tsx'
import { lineupsOf } from './match-lineups.ts'
import { MatchPick } from './match-pick.tsx'
import { Section, SectionLinks, type MatchSection } from './match-sections.tsx'
import { MeetingsCard } from './meetings-card.tsx'
import { MomentCard } from './moment-card.tsx'
import { PlayersCard } from './players-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'

/**
 * The sections of the page. A scheduled or awarded match has only its forecast. Other matches have events and players,
 * and the other sections if there is something to show.
 */
function sectionsOf(page: MatchPageView): MatchSection[] {
  const { state, fate, sport } = page.match
  if (state === 'scheduled' || fate === 'awarded') return ['previsao']
  const hasPlayers = page.players.length > 0
  const isThere: Record<MatchSection, boolean> = {
    escalacoes: isFantasySport(sport) && lineupsOf(page) !== undefined,
    estatisticas: hasPlayers,
    lances: true,
    momento: page.pressure.length > 0 || page.leads.length > 0,
    previsao: page.forecast !== null,
    jogadores: true,
  }
  return (Object.keys(isThere) as MatchSection[]).filter((section) => isThere[section])
}

export function BegunMatch({ page }: { page: MatchPageView }) {
  const sections = sectionsOf(page)
  const isPlayed = sections.includes('lances')
  return (
    <>
      <SectionLinks sections={sections} />
      {isPlayed && (
        <Section id="escalacoes" className="mb-5">
          <LineupsCard page={page} />
        </Section>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {isPlayed && (
            <Section id="lances">
              <EventsCard page={page} />
            </Section>
          )}
          <InPlayCard page={page} />
          <MatchPick matchId={page.match.id} />
          <CrowdCard page={page} />
          <MeetingsCard page={page} />
        </div>
        <div className="grid min-w-0 gap-5">
          {isPlayed && (
            <>
              <Section id="estatisticas">
                <StatisticsCard page={page} />
              </Section>
              <Section id="momento">
                <MomentCard page={page} />
                <LeadCard page={page} />
              </Section>
            </>
          )}
          <DecisionsCard page={page} />
          {isPlayed && <GainsCard page={page} />}
          <Section id="previsao" className="grid gap-5">
            <ForecastCard page={page} />
            <ChancesCard page={page} />
          </Section>
          <FormCard page={page} />
          <CorrectionsCard page={page} />
        </div>
        {isPlayed && (
          <Section id="jogadores" className="lg:col-span-2">
            <PlayersCard page={page} />
          </Section>
        )}
      </div>
    </>
  )
}
