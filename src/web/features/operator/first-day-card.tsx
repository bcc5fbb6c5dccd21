import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { championshipsQuery } from '#web/game/championship/championships-query.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A server on which nothing is played yet: what its operator does, in order. Gone once there are matches. */
export function FirstDayCard() {
  const { fetchApi, origin } = useApp()
  const { firstDay: words } = useFeatureCopy('operator')
  const { data } = useQuery(championshipsQuery(fetchApi))
  if (!data || data.championships.some(({ state }) => state !== 'empty')) return null
  return (
    <Card title={words.title} className="lg:col-span-2">
      <p className="pb-3 text-muted">{words.lead}</p>
      <ol className="grid list-decimal gap-3 pl-6">
        <li>
          {words.password} <TextLink to="/conta">{words.account}</TextLink>
        </li>
        <li>
          {words.matches}
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            <li>{words.files}</li>
            <li>{words.hand}</li>
            <li>{words.sample}</li>
          </ul>
        </li>
        <li>
          {words.invite} <code className="break-all">{origin}</code>
        </li>
      </ol>
    </Card>
  )
}
