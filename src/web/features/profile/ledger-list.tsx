import { useInfiniteQuery } from '@tanstack/react-query'
import type { LedgerEntry } from '#contract/ledger.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Corrected } from '#web/game/ledger/corrected.tsx'
import { gradeText } from '#web/game/pick/pick-words.ts'
import { scoreBetween } from '#web/ui/score-between.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { ledgerQuery } from './manager-parts-query.ts'
import { PagedCard } from './paged-card.tsx'

/** Lists every point with its reason. The sum equals the total in the rankings. */
export function LedgerList({ managerId, className }: { managerId: number; className?: string }) {
  const { fetchApi } = useApp()
  const { ledger: copy } = useFeatureCopy('profile')
  const query = useInfiniteQuery(ledgerQuery(fetchApi, managerId))
  const entries = query.data?.pages.flatMap((page) => page.items) ?? []
  const [first] = query.data?.pages ?? []
  return (
    <PagedCard
      title={copy.title}
      aside={first && copy.sum(first.count, first.sum)}
      className={className}
      query={query}
      isEmpty={entries.length === 0}
      waiting="h-64"
      empty={{ title: copy.empty, detail: copy.emptyDetail }}
      more={copy.more}
    >
      <p className="text-small text-muted">{copy.unit}</p>
      <table className="w-full text-left">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {copy.reason}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {copy.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} managerId={managerId} />
          ))}
        </tbody>
      </table>
    </PagedCard>
  )
}

function Entry({ entry, managerId }: { entry: LedgerEntry; managerId: number }) {
  const format = useFormat()
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 font-medium">
        <Reason entry={entry} managerId={managerId} />
        <span className="block text-small font-normal text-muted">
          <What entry={entry} />
          {entry.squadName && `, ${entry.squadName}`}, <Time atMs={entry.atMs} />
        </span>
        {entry.correction && <Corrected correction={entry.correction} />}
      </th>
      <td className="figures py-2 text-right align-top">{format.signed(entry.points)}</td>
    </tr>
  )
}

/** A correction with a league took a prize back, because it became a trophy (decision 021). */
function What({ entry: { kind, points, league, match, pick } }: { entry: LedgerEntry }) {
  const { ledger: copy } = useFeatureCopy('profile')
  const words = useFeatureCopy('pick')
  if (kind === 'lineup') return <>{copy.lineup(points)}</>
  if (kind === 'correction') return <>{league ? copy.becameTrophy : copy.kinds.correction}</>
  if (kind === 'prize') return <>{copy.kinds.prize}</>
  if (!match || !pick) return <>{copy.kinds.pick}</>
  const { said, grade } = pick
  const text = said.kind === 'winner' ? match[said.winner] : words.score(said.score.home, said.score.away)
  return <>{copy.pick(text, gradeText({ grade, sport: match.sport }, words))}</>
}

function Reason({ entry: { round, match, league }, managerId }: { entry: LedgerEntry; managerId: number }) {
  const { ledger: copy } = useFeatureCopy('profile')
  const format = useFormat()
  if (match)
    return (
      <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
        {match.home} {scoreBetween(match, format)} {match.away}
      </TextLink>
    )
  if (league)
    return league.name ? (
      <TextLink to="/ligas/$leagueId" params={{ leagueId: String(league.id) }}>
        {league.name}
      </TextLink>
    ) : (
      <>{copy.privateLeague}</>
    )
  if (!round) return null
  return (
    <TextLink to="/rodadas/$roundId" params={{ roundId: round.id }} search={{ participante: managerId }}>
      {copy.round(round.season, round.number)}
    </TextLink>
  )
}
