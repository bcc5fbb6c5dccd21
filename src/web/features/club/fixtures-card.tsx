import type { ClubPageView, FixtureView } from '#contract/club-page.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

export function FixturesCard({ page }: { page: ClubPageView }) {
  const { fixtures: copy } = useFeatureCopy('club')
  return (
    <Card title={copy.title}>
      {page.fixtures.length === 0 && <p className="text-muted">{copy.empty}</p>}
      <ul className="divide-y divide-line">
        {page.fixtures.map((fixture) => (
          <Fixture key={fixture.id} fixture={fixture} clubId={page.club.id} />
        ))}
      </ul>
    </Card>
  )
}

function Fixture({ fixture, clubId }: { fixture: FixtureView; clubId: number }) {
  const { fixtures: copy } = useFeatureCopy('club')
  const isHome = fixture.home.id === clubId
  const opponent = isHome ? fixture.away : fixture.home
  const { difficulty, winPercent } = fixture
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_7rem] items-center gap-3 py-2">
      <ClubShirt shirt={opponent.shirt} size={24} />
      <span className="min-w-0">
        <TextLink to="/partidas/$matchId" params={{ matchId: String(fixture.id) }}>
          {opponent.name}
        </TextLink>
        <span className="block text-small text-muted">
          <Time atMs={fixture.startsAtMs} as="day" />, {isHome ? copy.home : copy.away}
        </span>
      </span>
      {difficulty !== null && winPercent !== null && (
        <span className="text-right text-small">
          <span className="block font-semibold">{copy.levels[difficulty]}</span>
          <Bar share={winPercent / 100} aria-hidden />
          <span className="text-muted">{copy.chance(winPercent)}</span>
        </span>
      )}
    </li>
  )
}
