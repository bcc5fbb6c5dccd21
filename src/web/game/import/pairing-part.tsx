import { useState } from 'react'
import type { ImportAnswer } from '#contract/import.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import type { ClubPair } from './import-queries.ts'

type Pairing = ImportAnswer['pairing']
type Unpaired = Pairing['unpaired'][number]
type Proposal = Pairing['proposals'][number]

interface Props {
  pairing: Pairing
  busy: boolean
  /** Receives only the newly confirmed pairs. The caller adds them to the earlier ones. */
  onPair: (pairs: ClubPair[]) => void
}

interface Question {
  key: string
  name: string
  facts: string
  proposal: Proposal | undefined
  options: { value: string; label: string }[]
}

/** A stored club keeps its key, otherwise the club with matches does, because match keys contain it. */
function pairOf(one: string, other: string, clubs: ReadonlyMap<string, Unpaired>): ClubPair {
  const [a, b] = [clubs.get(one), clubs.get(other)]
  const staysFirst = a?.isStored ? !b?.isStored : !b?.isStored && a?.lacks === 'players'
  return staysFirst ? { from: other, to: one } : { from: one, to: other }
}

const partnerOf = ({ from, to }: Proposal, key: string) => (from.key === key ? to : from)

/** JN1: clubs with players and no match, or with matches and no player. People say which of them are the same. */
export function PairingPart({ pairing, busy, onPair }: Props) {
  const words = useFeatureCopy('importing').pairing
  const { unpaired, proposals, pairs } = pairing
  const clubs = new Map(unpaired.map((club) => [club.key, club]))
  const factsOf = ({ lacks, players, matches }: Unpaired) =>
    lacks === 'matches' ? words.noMatches(players) : words.noPlayers(matches)
  const partners = unpaired.filter(({ lacks }) => lacks === 'players')
  const questions: Question[] = unpaired
    .filter(({ lacks }) => lacks === 'matches')
    .map((club) => ({
      key: club.key,
      name: club.name,
      facts: factsOf(club),
      proposal: proposals.find(({ from, to }) => from.key === club.key || to.key === club.key),
      options: partners
        .filter(({ isStored }) => !isStored || !club.isStored)
        .map((other) => ({ value: other.key, label: other.name })),
    }))
  for (const proposal of proposals)
    if (!clubs.has(proposal.from.key) && !proposal.areStored)
      questions.push({
        key: proposal.from.key,
        name: proposal.from.name,
        facts: words.twoCalendars,
        proposal,
        options: [{ value: proposal.to.key, label: proposal.to.name }],
      })
  const strong = questions.flatMap(({ key, proposal }) =>
    proposal?.isStrong && !proposal.areStored ? [[key, partnerOf(proposal, key).key] as const] : [],
  )
  const [chosen, choose] = useState<Record<string, string>>(Object.fromEntries(strong))
  const alone = partners.filter(({ key }) => !Object.values(chosen).includes(key))
  const said = Object.entries(chosen).filter(([, other]) => other !== '')
  if (questions.length + partners.length + pairs.length === 0) return null
  return (
    <section aria-labelledby="pairing-title" className="grid gap-3 rounded-control border border-control p-4">
      <h3 id="pairing-title" className="font-semibold">
        {words.title}
      </h3>
      {pairs.length > 0 && (
        <p className="text-muted">{words.known(pairs.map(({ from, to }) => `${from} = ${to.name}`))}</p>
      )}
      {questions.length > 0 && <p>{words.lead}</p>}
      {questions.map(({ key, name, facts, proposal, options }) => (
        <div key={key} className="grid gap-1">
          {options.length === 0 ? (
            <p>
              <span className="font-semibold">{name}</span>: {facts}
            </p>
          ) : (
            <SelectField
              label={words.same(name)}
              hint={[
                facts,
                proposal &&
                  words.proposed(
                    partnerOf(proposal, key).name,
                    proposal.reasons.map((reason) => words.reasons[reason]),
                  ),
              ]
                .filter(Boolean)
                .join(' ')}
              value={chosen[key] ?? ''}
              options={[{ value: '', label: words.nobody }, ...options]}
              onChange={({ target }) => choose((now) => ({ ...now, [key]: target.value }))}
            />
          )}
          {proposal?.areStored && <p className="text-muted">{words.areStored}</p>}
        </div>
      ))}
      {alone.length > 0 && (
        <p className="text-muted">{words.alone(alone.map(({ name, matches }) => `${name} (${matches})`))}</p>
      )}
      {questions.some(({ options }) => options.length > 0) && (
        <div>
          <Button
            look="secondary"
            busy={busy}
            disabled={said.length === 0}
            onClick={() => onPair(said.map(([one, other]) => pairOf(one, other, clubs)))}
          >
            {words.join}
          </Button>
        </div>
      )}
    </section>
  )
}
