import { useState } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { ClubsPart } from './clubs-part.tsx'
import { MatchesPart } from './matches-part.tsx'
import { PlayersPart } from './players-part.tsx'
import { RoundsPart } from './rounds-part.tsx'
import { useBook } from './use-book.ts'

const PARTS = ['clubs', 'players', 'rounds', 'matches'] as const

/** DK12: organisers and operators enter clubs, players, rounds and matches by hand. */
export function BookCard({ championship }: { championship: ChampionshipView }) {
  const words = useFeatureCopy('book')
  const [part, setPart] = useState<(typeof PARTS)[number]>('clubs')
  const { query, writing } = useBook(championship.slug)
  return (
    <Card title={words.title}>
      {writing ? (
        <div className="grid gap-4">
          <Segmented
            label={words.title}
            options={PARTS.map((value) => ({ value, label: words.parts[value] }))}
            value={part}
            onChange={setPart}
            isTight
          />
          <div role="status" className="grid gap-2 empty:hidden">
            {writing.problem && <p className="font-semibold text-bad">{writing.problem}</p>}
            {writing.undo && (
              <p className="flex flex-wrap items-center justify-between gap-2">
                {words.done}
                <Button look="secondary" busy={writing.isBusy} onClick={writing.undo}>
                  {words.undo}
                </Button>
              </p>
            )}
          </div>
          {part === 'clubs' && <ClubsPart writing={writing} />}
          {part === 'players' && <PlayersPart writing={writing} />}
          {part === 'rounds' && <RoundsPart writing={writing} />}
          {part === 'matches' && <MatchesPart writing={writing} championship={championship} />}
        </div>
      ) : (
        <Waiting for={query} className="h-64" />
      )}
    </Card>
  )
}
