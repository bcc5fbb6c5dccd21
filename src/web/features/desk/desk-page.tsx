import { useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { BeforePart } from './before-part.tsx'
import { DecidePart } from './decide-part.tsx'
import { DeskHeader } from './desk-header.tsx'
import { HeldPart } from './held-part.tsx'
import { HelpersPart } from './helpers-part.tsx'
import { LastTap } from './last-tap.tsx'
import { OverPart } from './over-part.tsx'
import { PlayPart } from './play-part.tsx'
import { QuestionCard } from './question-card.tsx'
import { SimplePart } from './simple-part.tsx'
import { StoppedPart } from './stopped-part.tsx'
import { useDesk, type OpenDesk } from './use-desk.ts'

const route = routeAt('/mesa/$matchId')

/** Made for one thumb in bright sun: big buttons, and a running match should need no scrolling. */
export function DeskPage() {
  const { matchId } = route.useParams()
  const { query, desk } = useDesk(Number(matchId))
  return (
    // The report of a finished match has a wide table.
    <div
      className={`mx-auto grid w-full gap-3 px-3 py-3 ${desk?.match.clock.phase === 'over' ? 'max-w-[64rem]' : 'max-w-[34rem]'}`}
    >
      {desk ? <Desk desk={desk} /> : <Waiting for={query} className="h-[34rem]" />}
    </div>
  )
}

function Desk({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const [mode, setMode] = useState<'tap' | 'simple'>('tap')
  const { phase } = desk.match.clock
  const isOver = phase === 'over'
  return (
    <>
      <DeskHeader desk={desk} />
      {desk.match.questions.map((question) => (
        <QuestionCard key={question.tapId} desk={desk} question={question} />
      ))}
      {desk.view.held.length > 0 && <HeldPart desk={desk} />}
      {phase === 'before' && (
        <Segmented
          label={words.mode.label}
          options={(['tap', 'simple'] as const).map((value) => ({ value, label: words.mode[value] }))}
          value={mode}
          onChange={setMode}
        />
      )}
      {!isOver && mode === 'simple' && phase === 'before' && <SimplePart desk={desk} />}
      {phase === 'before' && mode === 'tap' && <BeforePart desk={desk} />}
      {desk.stop ? (
        <StoppedPart desk={desk} stop={desk.stop} />
      ) : (
        phase !== 'before' && !isOver && <PlayPart desk={desk} />
      )}
      {isOver && <OverPart desk={desk} />}
      <LastTap desk={desk} />
      {desk.view.isOrganiser && phase !== 'over' && <HelpersPart desk={desk} />}
      {desk.view.isOrganiser && <DecidePart desk={desk} />}
    </>
  )
}
