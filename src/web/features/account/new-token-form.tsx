import { useState } from 'react'
import type { NewToken, TokenList } from '#contract/token.ts'
import { TOKEN_DAYS, TOKEN_SCOPES } from '#domain/token/token-rights.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { accountApi } from './account-api.ts'
import { FormProblem } from './form-problem.tsx'
import { useForm } from './use-form.ts'

interface Props {
  championships: TokenList['championships']
  onMade: (secret: string) => void | Promise<void>
  onCancel: () => void
}

/** TN2, TN4, TN6: the name, scopes, lifetime and championship (one or all) of a new token. */
export function NewTokenForm({ championships, onMade, onCancel }: Props) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('token')
  const [scopes, setScopes] = useState<string[]>(['read'])
  const { form, problem, busy } = useForm({
    send: (value) =>
      accountApi(fetchApi).makeToken({
        name: value('name'),
        scopes,
        championships: value('championship') === '' ? null : [value('championship')],
        days: Number(value('days')) as NewToken['days'] & number,
      }),
    done: ({ secret }) => onMade(secret),
  })
  const choices = [
    ...TOKEN_SCOPES.map((scope) => ({ value: scope as string, label: words.scope[scope] })),
    ...championships
      .filter(({ isOrganiser }) => isOrganiser)
      .map(({ slug, name }) => ({ value: `organise:${slug}`, label: words.organise(name) })),
  ]
  const toggle = (scope: string) =>
    setScopes((before) => (before.includes(scope) ? before.filter((other) => other !== scope) : [...before, scope]))
  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem.general} />
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        error={problem.of('name')}
      />
      <fieldset className="grid gap-1">
        <legend className="pb-1 font-semibold">{words.scopes}</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" checked={scopes.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
        {scopes.length === 0 && <p className="text-small font-semibold text-bad">{words.chooseScope}</p>}
      </fieldset>
      <SelectField
        label={words.championships}
        name="championship"
        options={[
          { value: '', label: words.all },
          ...championships.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        error={problem.of('championships')}
      />
      <SelectField
        label={words.days}
        name="days"
        defaultValue="90"
        options={TOKEN_DAYS.map((days) => ({ value: String(days), label: words.daysOption(days) }))}
      />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy} disabled={scopes.length === 0}>
          {words.submit}
        </Button>
      </p>
    </form>
  )
}
