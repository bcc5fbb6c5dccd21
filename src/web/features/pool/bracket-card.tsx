import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { choicesIn, placesOf, prunedChoices, tapPlace, type BracketChoices } from '#domain/pool/bracket.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { bracketKind, type BracketBody } from '#web/game/pool/bracket-kind.ts'
import { routeAt } from '#web/router/hooks.ts'
import { ReceiptLine } from '#web/game/receipt/receipt-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { poolBracketQuery } from './bracket-query.ts'
import { BracketGroups } from './bracket-groups.tsx'
import { BracketTree } from './bracket-tree.tsx'
import { Button } from '#web/ui/button.tsx'

const route = routeAt('/ligas/$leagueId')

/** BL12, BL18: people fill in the whole bracket, one tap per tie or group place. Every tap is saved. */
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
        <BracketResult bracket={data} />
      ) : (
        isIn && <Fill leagueId={leagueId} bracket={data} />
      )}
    </Card>
  )
}

const choicesOf = ({ choices, places = [] }: Pick<BracketBody, 'choices' | 'places'>): BracketChoices =>
  new Map<number | string, number>([
    ...choices.map(({ tieId, clubId }) => [tieId, clubId] as const),
    ...places.map(({ place, clubId }) => [place, clubId] as const),
  ])

const bodyOf = (choices: BracketChoices): Pick<BracketBody, 'choices' | 'places'> => ({
  choices: [...choices].flatMap(([of, clubId]) => (typeof of === 'number' ? [{ tieId: of, clubId }] : [])),
  places: [...choices].flatMap(([of, clubId]) => (typeof of === 'string' ? [{ place: of, clubId }] : [])),
})

function Fill({ leagueId, bracket }: { leagueId: number; bracket: PoolBracket }) {
  const { bracket: words, questions } = useFeatureCopy('pool')
  const submit = useSubmit()
  const problemText = useProblemText()
  const { entries, isHeld } = useOutboxState()
  const sent = entries.findLast(
    (entry) => entry.kind === bracketKind.name && entry.subject === String(leagueId) && isUnsent(entry),
  )
  // The next tap builds on the taps made here, even if the server's version arrives in between.
  const [tapped, setTapped] = useState<BracketChoices>()
  const stored = sent ? (sent.body as BracketBody) : (bracket.mine ?? { choices: [], places: [] })
  const chosen = tapped ?? choicesOf(stored)
  const { groups, closesAtMs } = bracket
  const hasGroups = groups.length > 0

  function save(next: BracketChoices) {
    const label = words.progress(next.size, choicesIn(bracket))
    const closes = closesAtMs === null ? {} : { closesAtMs }
    setTapped(next)
    submit(bracketKind, { body: { leagueId, ...bodyOf(next) }, label, ...closes }).catch((error: unknown) => {
      setTapped(undefined)
      showToast({ text: problemText(error), tone: 'bad' })
    })
  }
  const choose = (tieId: number, clubId: number) =>
    save(prunedChoices(bracket, new Map<number | string, number>([...chosen, [tieId, clubId]])))
  const takeExpected = () =>
    save(
      prunedChoices(
        bracket,
        new Map<number | string, number>([
          ...chosen,
          ...groups.flatMap((group) =>
            placesOf(group).map((place, at): [string, number] => [place, group.clubIds[at] ?? 0]),
          ),
        ]),
      ),
    )

  return (
    <>
      <p className="mb-3 text-small text-muted">
        {hasGroups ? words.hintEarly : words.hint} {closesAtMs !== null && <Time atMs={closesAtMs} />}.
      </p>
      {hasGroups && (
        <>
          {groups.every(({ isExpected }) => isExpected) && (
            <p className="pb-3">
              <Button look="secondary" onClick={takeExpected}>
                {words.takeExpected}
              </Button>
            </p>
          )}
          <BracketGroups bracket={bracket} choices={chosen} onTap={(tap) => save(tapPlace(bracket, chosen, tap))} />
        </>
      )}
      <BracketTree bracket={bracket} choices={chosen} onChoose={choose} />
      <p role="status" className="min-h-6 pt-3 text-small text-muted">
        {words.progress(chosen.size, choicesIn(bracket))}
        {' · '}
        {sent ? (isHeld ? questions.waiting : questions.saving) : bracket.mine ? words.saved : questions.unanswered}
      </p>
      {bracket.mine && !sent && (
        <div className="text-small text-muted">
          <ReceiptLine saved={{ kind: 'bracket', subjectId: leagueId }}>{words.receipt}</ReceiptLine>
        </div>
      )}
    </>
  )
}

function BracketResult({ bracket }: { bracket: PoolBracket }) {
  const { bracket: words, questions } = useFeatureCopy('pool')
  const { mine, people, clubs, closesAtMs } = bracket
  const nameOf = (champion: number | null) => clubs.find(({ id }) => id === champion)?.name
  return (
    <>
      <p className="mb-3 text-small text-muted">
        {words.closed} {closesAtMs !== null && <Time atMs={closesAtMs} />}.
      </p>
      <p className="pb-3 font-semibold">{mine ? words.mine(mine.points) : words.none}</p>
      {mine && bracket.groups.length > 0 && <BracketGroups bracket={bracket} choices={choicesOf(mine)} />}
      {mine && <BracketTree bracket={bracket} choices={choicesOf(mine)} />}
      {people.items.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5">{words.everybody}</summary>
          <ul className="grid gap-1">
            {people.items.map(({ managerId, managerName, champion, points }) => (
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
