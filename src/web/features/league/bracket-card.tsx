import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { prunedChoices } from '#domain/pool/bracket.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { bracketKind, type BracketBody } from '#web/game/league/bracket-kind.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { poolBracketQuery } from './bracket-query.ts'
import { BracketTree } from './bracket-tree.tsx'

const route = getRouteApi('/ligas/$leagueId')

/** BL12: the whole knock-out, one tap a tie, saved as one goes. */
export function BracketCard({ leagueId, isIn }: { leagueId: number; isIn: boolean }) {
  const { bracket: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { pagina, convite } = route.useSearch()
  const { data } = useQuery(poolBracketQuery(fetchApi, { leagueId, page: pagina, code: convite }))
  if (!data) return null
  return (
    <Card title={words.title}>
      {data.ties.length === 0 ? (
        <p className="text-muted">{words.later}</p>
      ) : data.isClosed ? (
        <Told bracket={data} />
      ) : (
        isIn && <Fill leagueId={leagueId} bracket={data} />
      )}
    </Card>
  )
}

const choicesOf = (choices: readonly { tieId: number; clubId: number }[]) =>
  new Map(choices.map(({ tieId, clubId }) => [tieId, clubId]))

function Fill({ leagueId, bracket }: { leagueId: number; bracket: PoolBracket }) {
  const { bracket: words, questions } = useFeatureCopy('pool')
  const submit = useSubmit()
  const problemText = useProblemText()
  const { entries, isHeld } = useOutboxState()
  const sent = entries.findLast(
    (entry) => entry.kind === bracketKind.name && entry.subject === String(leagueId) && isUnsent(entry),
  )
  const chosen = choicesOf(sent ? (sent.body as BracketBody).choices : (bracket.mine?.choices ?? []))

  function choose(tieId: number, clubId: number) {
    const next = prunedChoices(bracket.ties, new Map([...chosen, [tieId, clubId]]))
    const choices = [...next].map(([id, club]) => ({ tieId: id, clubId: club }))
    const label = words.progress(choices.length, bracket.ties.length)
    const closes = bracket.closesAtMs === null ? {} : { closesAtMs: bracket.closesAtMs }
    submit(bracketKind, { body: { leagueId, choices }, label, ...closes }).catch((error: unknown) =>
      showToast({ text: problemText(error), tone: 'bad' }),
    )
  }

  return (
    <>
      <p className="mb-3 text-small text-muted">
        {words.hint} {bracket.closesAtMs !== null && <Time atMs={bracket.closesAtMs} />}.
      </p>
      <BracketTree bracket={bracket} choices={chosen} onChoose={choose} />
      <p role="status" className="min-h-6 pt-3 text-small text-muted">
        {words.progress(chosen.size, bracket.ties.length)}
        {' · '}
        {sent ? (isHeld ? questions.waiting : questions.saving) : bracket.mine ? words.saved : questions.unanswered}
      </p>
    </>
  )
}

function Told({ bracket }: { bracket: PoolBracket }) {
  const { bracket: words, questions } = useFeatureCopy('pool')
  const { mine, people, clubs, closesAtMs } = bracket
  const nameOf = (champion: number | null) => clubs.find(({ id }) => id === champion)?.name
  return (
    <>
      <p className="mb-3 text-small text-muted">
        {words.closed} {closesAtMs !== null && <Time atMs={closesAtMs} />}.
      </p>
      <p className="pb-3 font-semibold">{mine ? words.mine(mine.points) : words.none}</p>
      {mine && <BracketTree bracket={bracket} choices={choicesOf(mine.choices)} />}
      {people.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5">{words.everybody}</summary>
          <ul className="grid gap-1">
            {people.map(({ managerId, managerName, champion, points }) => (
              <li key={managerId} className="flex flex-wrap justify-between gap-x-3">
                <TextLink to="/participantes/$id" params={{ id: managerId }}>
                  {managerName}
                </TextLink>
                <span>
                  {champion === null ? words.noChampion : words.champion(nameOf(champion) ?? '')} ·{' '}
                  {questions.worthOf(points)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
