import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { seasonListQuery } from './season-queries.ts'

/** A link to the season's page. Between seasons it also says that the last one is over and when the next one begins. */
export function SeasonWords() {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('finale')
  const format = useFormat()
  const list = useQuery(seasonListQuery(fetchApi)).data
  if (!list || list.ranked === null) return null
  const { ranked, isOver, next } = list
  return (
    <p className="px-1">
      {isOver && next && <>{copy.between(ranked, next.number, format.date(next.startsAtMs))} </>}
      <TextLink to="/temporadas/$number" params={{ number: String(ranked) }}>
        {isOver ? copy.finaleLink(ranked) : copy.runningLink(ranked)}
      </TextLink>
    </p>
  )
}
