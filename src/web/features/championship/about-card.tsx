import type { ReactNode } from 'react'
import type { ChampionshipPage } from '#contract/championship.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

export function AboutCard({ championship: one }: { championship: ChampionshipPage }) {
  const words = useFeatureCopy('championship')
  const { page } = words
  const format = useFormat()
  // A championship made by hand has no sports until it has matches. It will be football.
  const isOrWillBeFootball = one.sports.length === 0 || one.sports.includes('futebol')
  return (
    <Card title={page.about}>
      <dl className="grid gap-3">
        <Fact name={page.sports}>{format.list(one.sports.map((sport) => words.sports[sport])) || '–'}</Fact>
        {isOrWillBeFootball && <Fact name={page.modality}>{words.modalities[one.modality]}</Fact>}
        {(one.hasMarket || one.nextDeadlineMs !== null) && (
          <Fact name={one.hasMarket ? words.deadline : words.roundBegins}>
            {one.nextDeadlineMs === null ? words.noDeadline : <Time atMs={one.nextDeadlineMs} />}
          </Fact>
        )}
        <Fact name={page.source}>{words.sources[one.source]}</Fact>
        {one.sports.includes('futebol') && (
          <Fact name={page.rules}>
            <TextLink to="/campeonatos/$slug/regras" params={{ slug: one.slug }}>
              {page.howScored}
            </TextLink>
          </Fact>
        )}
        <Fact name={page.organisers}>
          {one.organisers.length === 0
            ? page.noOrganisers
            : one.organisers.map(({ managerId, name }) => (
                <span key={managerId} className="block">
                  <TextLink to="/participantes/$id" params={{ id: managerId }}>
                    {name}
                  </TextLink>
                </span>
              ))}
        </Fact>
        <Fact name={page.timeZone}>{one.timeZone}</Fact>
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-muted">
        {page.size(one.clubs, one.players)}. {page.matches(one.played, one.matches)}.{' '}
        {page.participants(one.participants)}. {one.countsGlobally ? page.counts : page.countsNot}.
      </p>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
