import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { ClubView } from '#contract/club.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { FeedAge } from '#web/game/live/feed-age.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { isHalfTime, matchClock } from './match-clock.ts'
import { PeriodTable } from './period-table.tsx'
import { scorersOf } from './scorers.ts'

export function ScoreHeader({ page }: { page: MatchPageView }) {
  const { match, season, round, surface } = page
  const words = useFeatureCopy('match')
  const { sports } = useFeatureCopy('sport')
  const { home, away, state, fate, extraTime, penalties, official } = match
  const [homeScore, awayScore] = [extraTime?.home ?? match.homeScore, extraTime?.away ?? match.awayScore]
  const clock = matchClock(match, words)
  const court = surface === null ? undefined : words.surfaces[surface as keyof typeof words.surfaces]
  return (
    <header className="mb-5 rounded-card border border-line bg-surface px-4 py-5">
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-small text-muted">
        <span>{sports[match.sport].name}</span>
        {page.roundId === null ? (
          <span>{words.season(season, round)}</span>
        ) : (
          <TextLink to="/rodadas/$roundId" params={{ roundId: page.roundId }}>
            {words.season(season, round)}
          </TextLink>
        )}
        {court && <span>{court}</span>}
        {fate === 'postponed' ? <span>{words.noDate}</span> : <Time atMs={match.startsAtMs} />}
      </p>
      <h1 className="sr-only">{words.versus(home.name, away.name)}</h1>
      <div className="mx-auto mt-4 grid max-w-[40rem] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2 sm:gap-6">
        <Side club={home} page={page} />
        <div className="text-center">
          <Score home={homeScore} away={awayScore} label={scoreLabel()} />
          <p className="mt-2">
            <Badge tone={state === 'live' ? 'live' : 'plain'}>
              {isHalfTime(page) ? words.events.half_time : fate ? words.fates[fate] : words.states[state]}
              {clock && !isHalfTime(page) && <span className="tabular-nums"> {clock}</span>}
            </Badge>
          </p>
          {state === 'live' && <FeedAge label={words.dataFrom} />}
          {match.resumes && (
            <p className="text-small">
              {words.resumes(match.resumes.minute)} <Time atMs={match.resumes.atMs} />
            </p>
          )}
          {extraTime && <p className="text-small text-muted">{words.extraTime}</p>}
          {penalties && <p className="text-small">{words.penalties(penalties.home, penalties.away)}</p>}
          {official && <p className="text-small">{words.official(official.home, official.away)}</p>}
        </div>
        <Side club={away} page={page} />
      </div>
      {page.periods.length > 0 && <PeriodTable page={page} />}
      <ToldByPlayer page={page} />
    </header>
  )

  function scoreLabel(): string {
    if (homeScore === null || awayScore === null) return words.versus(home.name, away.name)
    return words.scoreLabel(home.name, homeScore, away.name, awayScore)
  }
}

/**
 * FP4: names those people who reported, corrected or decided the result and who also have a squad in the championship
 * or a pick on the match.
 */
function ToldByPlayer({ page: { playingReporters = [] } }: { page: MatchPageView }) {
  const words = useFeatureCopy('match')
  if (playingReporters.length === 0) return null
  return (
    <p className="mt-3 text-center text-small text-muted">
      {words.toldByPlayer}{' '}
      {playingReporters.map(({ managerId, name }, index) => (
        <span key={managerId}>
          {index > 0 && ', '}
          <TextLink to="/participantes/$id" params={{ id: managerId }}>
            {name}
          </TextLink>
        </span>
      ))}
    </p>
  )
}

function Side({ club, page }: { club: ClubView; page: MatchPageView }) {
  const words = useFeatureCopy('match')
  const scorers = isFantasySport(page.match.sport) ? scorersOf(page, club.id, words) : []
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <ClubShirt shirt={club.shirt} size={64} />
      <span className="text-lead">
        <TextLink to="/clubes/$clubId" params={{ clubId: String(club.id) }}>
          {club.name}
        </TextLink>
      </span>
      {scorers.length > 0 && (
        <ul aria-label={words.scorers.title(club.name)} className="text-small text-muted">
          {scorers.map((scorer) => (
            <li key={scorer}>{scorer}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Score({ home, away, label }: { home: number | null; away: number | null; label: string }) {
  const format = useFormat()
  return (
    <p className="figures text-display whitespace-nowrap">
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {home === null || away === null ? '×' : `${format.number(home)} – ${format.number(away)}`}
      </span>
    </p>
  )
}
