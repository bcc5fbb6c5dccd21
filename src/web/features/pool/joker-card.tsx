import { useQuery } from '@tanstack/react-query'
import type { PoolJokers } from '#contract/pool-joker.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { jokerKind, type JokerBody } from '#web/game/pool/joker-kind.ts'
import { ReceiptLine } from '#web/game/receipt/receipt-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { jokersQuery } from './bracket-query.ts'

/** BL11: the viewer chooses one match per round as joker, and can change it until that match kicks off. */
export function JokerCard({ leagueId }: { leagueId: number }) {
  const { joker: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { data } = useQuery(jokersQuery(fetchApi, leagueId))
  if (!data || data.stages.length === 0) return null
  return (
    <Card title={words.title}>
      <p className="mb-3 text-small text-muted">{words.hint}</p>
      <div className="grid gap-3">
        {data.stages.map((stage) => (
          <StageJoker key={stage.key} leagueId={leagueId} stage={stage} />
        ))}
      </div>
      {data.stages.some(({ matches }) => matches.some(({ isChosen }) => isChosen)) && (
        <div className="text-small text-muted">
          <ReceiptLine saved={{ kind: 'joker', subjectId: leagueId }}>{words.receipt}</ReceiptLine>
        </div>
      )}
    </Card>
  )
}

function StageJoker({ leagueId, stage }: { leagueId: number; stage: PoolJokers['stages'][number] }) {
  const { joker: words, grid, questions } = useFeatureCopy('pool')
  const format = useFormat()
  const submit = useSubmit()
  const problemText = useProblemText()
  const { entries, isHeld } = useOutboxState()
  const { key, round, matches } = stage
  const sent = entries.findLast(
    (entry) => entry.kind === jokerKind.name && entry.subject === `${leagueId} ${key}` && isUnsent(entry),
  )
  const wanted = sent && (sent.body as JokerBody)
  const stored = matches.find(({ isChosen }) => isChosen)
  const chosen = wanted ? (wanted.isOn ? wanted.matchId : undefined) : stored?.id
  const name = round === null ? format.date(matches[0]?.startsAtMs ?? 0) : grid.round(round)

  function choose(value: string) {
    const match = matches.find(({ id }) => String(id) === value) ?? stored
    if (!match) return
    const body = { leagueId, stage: key, matchId: match.id, isOn: value !== '' }
    const label = `${words.choose(name)}: ${value === '' ? words.none : words.match(match.home, match.away)}`
    submit(jokerKind, { body, label, closesAtMs: match.startsAtMs }).catch((error: unknown) =>
      showToast({ text: problemText(error), tone: 'bad' }),
    )
  }

  return (
    <div>
      <SelectField
        label={words.choose(name)}
        value={chosen ?? ''}
        disabled={stored !== undefined && !stored.isOpen}
        options={[
          { value: '', label: words.none },
          ...matches
            .filter(({ id, isOpen }) => isOpen || id === chosen)
            .map(({ id, home, away }) => ({ value: String(id), label: words.match(home, away) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      <p role="status" className="min-h-6 pt-1 text-small text-muted">
        {sent ? (isHeld ? questions.waiting : questions.saving) : stored ? words.saved : ''}
      </p>
    </div>
  )
}
