import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { momentsQuery } from './manager-parts-query.ts'

interface Props {
  managerId: number
  isSelf: boolean
  className?: string
}

/** The moments that the person's rounds earned, by the current results. A correction may remove one. */
export function MomentList({ managerId, isSelf, className = '' }: Props) {
  const copy = useFeatureCopy('moment')
  const { fetchApi } = useApp()
  const { data } = useQuery(momentsQuery(fetchApi, managerId))
  if (!data || (data.moments.length === 0 && !isSelf)) return null
  return (
    <Card title={copy.title} className={className}>
      {data.moments.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.moments.map(({ roundId, number, season, moment }) => {
          const { big, under, headline } = copy.words(moment)
          return (
            <li
              key={`${roundId}/${moment.kind}/${under}`}
              className="rounded-control border border-line bg-raised px-4 py-3"
            >
              <p className="text-small font-semibold text-muted">{headline}</p>
              <p className="[overflow-wrap:anywhere]">
                <span className="figures text-title text-brand">{big}</span> {under}
              </p>
              <p className="text-small">
                <TextLink
                  to="/rodadas/$roundId"
                  params={{ roundId }}
                  search={isSelf ? {} : { participante: managerId }}
                >
                  {copy.of(season, number)}
                </TextLink>
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
