import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { DuelAdvice } from '#web/game/duel/duel-advice.tsx'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { DuelScore } from '#web/game/duel/duel-score.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The score of the viewer's newest duel, or how to get a duel. The duel page has lineups and history. */
export function DuelCard() {
  const words = useFeatureCopy('duel')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownDuelQuery(fetchApi))
  if (!data) return null
  const { duel, record, next } = data
  return (
    <Card title={words.title} aside={duel && words.round(duel.roundNumber)}>
      {duel ? <DuelScore duel={duel} /> : <DuelAdvice next={next} />}
      <p className="mt-3 text-small text-muted">{words.record(record.wins, record.losses, record.draws)}</p>
      {duel?.opponent && (
        <p className="mt-2">
          <TextLink to="/confronto">{words.page}</TextLink>
        </p>
      )}
    </Card>
  )
}
