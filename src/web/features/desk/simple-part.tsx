import { useState } from 'react'
import type { Side } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { saidOfMore, SimpleMoreFields, type SimpleMore } from './simple-more.tsx'
import { SimpleRow } from './simple-row.tsx'
import { goalSide, saidOf, type SimpleEntry } from './simple-entry.ts'
import type { OpenDesk, Said } from './use-desk.ts'

let lastKey = 0

/** For people who report only the score, scorers and cards: one form for the whole match, filled in afterwards. */
export function SimplePart({ desk }: { desk: OpenDesk }) {
  const { simple: words, periods } = useFeatureCopy('desk')
  const [entries, setEntries] = useState<readonly SimpleEntry[]>([])
  const [more, setMore] = useState<SimpleMore>({ hadExtraTime: false, penalties: { home: '', away: '' } })
  const { view } = desk
  const goals = (side: Side) => entries.filter((entry) => goalSide(entry) === side).length
  const isEarly = desk.nowMs < view.startsAtMs
  const add = (kind: SimpleEntry['kind'], side: Side) =>
    setEntries([...entries, { key: ++lastKey, kind, side, playerId: null, otherId: null, minute: '', isOwn: false }])
  function save() {
    const { startsAtMs } = view
    const atKickOff = (said: Said) => ({ said, atMs: startsAtMs })
    desk.tell(
      periods.full_time,
      atKickOff({ kind: 'period', period: 'first_half' }),
      ...saidOfMore(view, more).map(atKickOff),
      ...entries.map((entry) => saidOf(view, entry)),
      { kind: 'period', period: 'full_time' },
    )
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.lead}</p>
      {(['goal', 'card'] as const).map((kind) => (
        <section key={kind} aria-label={words[`${kind}s`]} className="grid gap-2">
          <h2 className="text-title">{words[`${kind}s`]}</h2>
          {entries
            .filter((entry) => (entry.kind === 'goal') === (kind === 'goal'))
            .map((entry) => (
              <SimpleRow
                key={entry.key}
                view={view}
                entry={entry}
                onChange={(next) => setEntries(entries.map((one) => (one.key === next.key ? next : one)))}
                onRemove={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
              />
            ))}
          <div className="grid grid-cols-2 gap-2">
            {(['home', 'away'] as const).map((side) => (
              <Button
                key={side}
                look="secondary"
                className="min-h-14 px-2"
                onClick={() => add(kind === 'goal' ? 'goal' : 'yellow', side)}
              >
                {kind === 'goal' ? words.addGoal(view[side].shortName) : words.addCard(view[side].shortName)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <SimpleMoreFields view={view} more={more} onChange={setMore} />
      <p className="text-title">
        {words.result(view.home.shortName, goals('home'), goals('away'), view.away.shortName)}
      </p>
      {isEarly && <p className="text-small text-muted">{words.early}</p>}
      <Button size="large" className="min-h-16" disabled={isEarly} onClick={save}>
        {words.save}
      </Button>
    </div>
  )
}
