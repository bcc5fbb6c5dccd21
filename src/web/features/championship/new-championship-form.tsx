import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { NewChampionship } from '#contract/championship.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { slugOf } from '#domain/slug.ts'
import { ApiProblem, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'

const HOME_ZONE = 'America/Sao_Paulo'
/** Suggestions only: any other time zone can be typed. */
const COMMON_ZONES = [
  HOME_ZONE,
  'America/Manaus',
  'America/Cuiaba',
  'America/Rio_Branco',
  'America/Noronha',
  'America/Argentina/Buenos_Aires',
  'America/Bogota',
  'America/Lima',
  'America/Mexico_City',
  'America/Montevideo',
  'America/Santiago',
  'Europe/Lisbon',
  'Europe/Madrid',
]
const isAddress = (slug: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)

interface Draft extends NewChampionship {
  /** Whether the person has edited the address. Until then the address follows from the name. */
  hasOwnSlug: boolean
}
const EMPTY: Draft = { name: '', slug: '', modality: 'campo', timeZone: HOME_ZONE, isPublic: true, hasOwnSlug: false }

/** The form for a new championship. After creating it, opens its page, where organisers add matches. */
export function NewChampionshipForm() {
  const { fetchApi, origin } = useApp()
  const { create: words, modalities } = useFeatureCopy('championship')
  const problemText = useProblemText()
  const element = useRef<HTMLFormElement>(null)
  const zones = useId()
  const [{ hasOwnSlug, ...draft }, setDraft] = useState(EMPTY)
  /** Each refused attempt has a new Error, so that the first wrong field gets the focus every time. */
  const [refusal, refuse] = useState<Error | null>(null)
  const make = useMutation({
    mutationFn: () =>
      callApi(fetchApi, 'POST /api/championships', {
        body: draft,
        headers: { [idempotencyHeader]: crypto.randomUUID() },
      }),
    onSuccess: ({ slug }) => location.assign(addressIn(slug, `/campeonatos/${slug}`)),
  })
  useFocusProblem(element, refusal ?? make.error)
  const set = (change: Partial<Draft>) => {
    setDraft({ ...draft, hasOwnSlug, ...change })
    make.reset()
  }
  const isNameless = draft.name.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    const isWrong = isNameless || !isAddress(draft.slug)
    refuse(isWrong ? new Error(words.refused) : null)
    if (!isWrong) make.mutate()
  }
  const ofField = (field: string) =>
    make.error instanceof ApiProblem && make.error.fields.some(({ path }) => path === field)
      ? problemText(make.error)
      : undefined
  const [slugError, zoneError] = [ofField('slug'), ofField('timeZone')]
  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      className="grid max-w-[40rem] gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <TextField
        label={words.name}
        required
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        error={refusal && isNameless ? words.nameMissing : undefined}
        onChange={({ target: { value } }) => set({ name: value, ...(!hasOwnSlug && { slug: slugOf(value) }) })}
      />
      <TextField
        label={words.slug}
        hint={words.slugHint(origin, draft.slug)}
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.slug}
        error={slugError ?? (refusal && !isAddress(draft.slug) ? words.slugInvalid : undefined)}
        onChange={({ target: { value } }) => set({ slug: value, hasOwnSlug: value !== '' })}
      />
      <SelectField
        label={words.modality}
        value={draft.modality}
        options={MODALITY_NAMES.map((value) => ({ value, label: modalities[value] }))}
        onChange={({ target }) => set({ modality: MODALITY_NAMES.find((one) => one === target.value) ?? 'campo' })}
      />
      <TextField
        label={words.timeZone}
        required
        list={zones}
        value={draft.timeZone}
        error={zoneError}
        onChange={({ target }) => set({ timeZone: target.value })}
      />
      <datalist id={zones}>
        {COMMON_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <SelectField
        label={words.visibility}
        value={draft.isPublic ? 'public' : 'invitation'}
        options={[
          { value: 'public', label: words.public },
          { value: 'invitation', label: words.invitation },
        ]}
        onChange={({ target }) => set({ isPublic: target.value === 'public' })}
      />
      {make.error && !slugError && !zoneError && (
        <p role="alert" tabIndex={-1} className="font-semibold text-bad">
          {words.refused}: {problemText(make.error)}
        </p>
      )}
      <div>
        <Button type="submit" busy={make.isPending || make.isSuccess}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
