import type { ReactNode } from 'react'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { WallPart } from '#web/game/wall/wall-part.tsx'
import { useSearch } from '#web/router/hooks.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { eventMinute, eventSentence, scoreAt } from './event-words.ts'

const id = 'partida'
/** The events that deserve an interruption. All the others would drown the messages. */
const importantKinds = new Set([
  'kick_off',
  'restart',
  'goal',
  'penalty_goal',
  'own_goal',
  'red',
  'second_yellow',
  'half_time',
  'period_end',
  'full_time',
])

export function MatchTabs({ page, children }: { page: MatchPageView; children: ReactNode }) {
  const words = useFeatureCopy('match')
  const isTalk = useSearch()['aba'] === 'mural'
  const { match } = page
  const shown = isTalk ? 'mural' : 'partida'
  return (
    <>
      <Tabs
        id={id}
        label={words.tabs.label}
        value={shown}
        tabs={[
          { value: 'partida', label: words.tabs.match },
          { value: 'mural', label: words.tabs.talk },
        ]}
        link={(value) => ({
          to: '/partidas/$matchId',
          params: { matchId: String(match.id) },
          search: { aba: value === 'mural' ? 'mural' : undefined },
        })}
      />
      <TabPanel id={id} value={shown}>
        {isTalk ? (
          <WallPart
            wall={{ kind: 'match', id: match.id }}
            label={words.versus(match.home.name, match.away.name)}
            events={page.events
              .filter(({ kind }) => importantKinds.has(kind))
              .map((event) => {
                const { home, away } = scoreAt(event)
                const sentence = eventSentence(event, page, words)
                const facts = [eventMinute(event, page, words), sentence, words.events.score(home, away)]
                return { seq: event.seq, text: facts.filter(Boolean).join(' · ') }
              })}
          />
        ) : (
          children
        )}
      </TabPanel>
    </>
  )
}
