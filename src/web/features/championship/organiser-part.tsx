import { useState, type FormEvent } from 'react'
import type { ChampionshipPage } from '#contract/championship.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { useChampionshipChange } from './use-championship-change.ts'

interface Props {
  organisers: ChampionshipPage['organisers']
  change: Pick<ReturnType<typeof useChampionshipChange>, 'addOrganiser' | 'removeOrganiser' | 'isPending'>
}

export function OrganiserPart({ organisers, change }: Props) {
  const { manage: words } = useFeatureCopy('championship')
  const [number, setNumber] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    change.addOrganiser(Number(number))
    setNumber('')
  }
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{words.organisers}</h3>
      <ul className="grid gap-2">
        {organisers.map(({ managerId, name }) => (
          <li key={managerId} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">{name}</span>
            <Button look="danger" busy={change.isPending} onClick={() => change.removeOrganiser(managerId)}>
              {words.remove(name)}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="grid gap-3">
        <TextField
          label={words.addOrganiser}
          hint={words.addHint}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,9}"
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" look="secondary" busy={change.isPending}>
          {words.add}
        </Button>
      </form>
    </section>
  )
}
