import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ChampionshipPage } from '#contract/championship.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { accountsQuery } from './championship-queries.ts'
import type { useChampionshipChange } from './use-championship-change.ts'

interface Props {
  championship: Pick<ChampionshipPage, 'slug' | 'organisers'>
  change: Pick<ReturnType<typeof useChampionshipChange>, 'addOrganiser' | 'removeOrganiser' | 'isPending'>
}

export function OrganiserPart({ championship: { slug, organisers }, change }: Props) {
  const { manage: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const [typed, setTyped] = useState('')
  const who = useDeferredValue(typed.trim())
  const { data } = useQuery(accountsQuery(fetchApi, slug, who))
  const found =
    who === '' ? undefined : data?.found.filter((one) => organisers.every((o) => o.managerId !== one.managerId))
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{words.organisers}</h3>
      <ul className="grid gap-2">
        {organisers.map(({ managerId, name, canRemove }) => (
          <li key={managerId} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">{name}</span>
            {canRemove ? (
              <Button look="danger" busy={change.isPending} onClick={() => change.removeOrganiser(managerId)}>
                {words.remove(name)}
              </Button>
            ) : (
              <span className="text-small text-muted">{words.appointedYou}</span>
            )}
          </li>
        ))}
      </ul>
      <search className="grid gap-2">
        <TextField
          label={words.addOrganiser}
          hint={words.addHint}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status">{found?.length === 0 && <p className="text-muted">{words.nobodyFound}</p>}</div>
        {found && found.length > 0 && (
          <ul aria-label={words.found} className="grid gap-2">
            {found.map(({ managerId, name }) => (
              <li key={managerId} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 break-words">{name}</span>
                <Button
                  look="secondary"
                  busy={change.isPending}
                  onClick={() => {
                    change.addOrganiser(managerId)
                    setTyped('')
                  }}
                >
                  {words.add(name)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </search>
    </section>
  )
}
