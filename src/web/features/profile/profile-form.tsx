import Dices from 'lucide-react/icons/dices'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { COUNTRIES } from '#domain/manager/country.ts'
import type { Profile, SaveProfile } from '#contract/profile.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import type { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { profileKind } from '#web/game/manager/profile-kind.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { saveProfile } from './save-profile.ts'

interface Props {
  profile: Profile
  send: ReturnType<typeof useSubmit>
  /** Undefined while the save waits in the outbox. */
  onSaved: (profile: Profile | undefined) => void
}

const newSeed = () => newEntryId().slice(0, 16)

function readForm(form: HTMLFormElement, profile: Profile, avatarSeed: string): SaveProfile {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const password = text('currentPassword')
  return {
    name: text('name'),
    email: profile.kind === 'account' ? text('email') : null,
    ...(password && { currentPassword: password }),
    country: COUNTRIES.find((code) => code === text('country')) ?? profile.country,
    favoriteClubId: text('favoriteClubId') === '' ? null : Number(text('favoriteClubId')),
    bio: text('bio'),
    avatarSeed,
  }
}

/** Fields keep their text when a save fails. Closing the form drops the text, so cancelling only closes the form. */
export function ProfileForm({ profile, send, onSaved }: Props) {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('profile')
  const { countries } = useFeatureCopy('manager')
  const { fields } = copy
  const problemText = useProblemText()
  const element = useRef<HTMLFormElement>(null)
  const [avatarSeed, setAvatarSeed] = useState(profile.avatarSeed)
  const [email, setEmail] = useState(profile.email ?? '')
  const save = useMutation({
    mutationFn: async ({ email: wanted, currentPassword, ...body }: SaveProfile): Promise<Profile | undefined> => {
      // A new e-mail needs the password, which must never be stored in the outbox. So this save is sent now or not at
      // all.
      if (wanted !== null && wanted.trim().toLowerCase() !== profile.email)
        return saveProfile(fetchApi, { ...body, email: wanted, ...(currentPassword && { currentPassword }) })
      return (await send(profileKind, { body, label: body.name }))?.answer
    },
    onSuccess: onSaved,
  })
  useFocusProblem(element, save.error)
  const failed = save.error instanceof ApiProblem ? save.error : undefined
  const wrong = (path: string) => failed?.fields.find((field) => field.path === path)?.message
  const why = failed && failed.fields.length === 0 ? problemText(failed) : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (element.current) save.mutate(readForm(element.current, profile, avatarSeed))
  }
  const asksPassword = profile.hasPassword && email.trim().toLowerCase() !== profile.email

  return (
    <form ref={element} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {failed && (
        <p role="alert" tabIndex={-1} className="rounded-control border border-bad px-3.5 py-3">
          {copy.notSaved} {why}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <Avatar seed={avatarSeed} size={96} />
        <Button look="secondary" onClick={() => setAvatarSeed(newSeed())}>
          <Dices size={18} aria-hidden />
          {fields.reroll}
        </Button>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={fields.name}
          name="name"
          autoComplete="nickname"
          defaultValue={profile.name}
          required
          error={wrong('name')}
        />
        <TextField
          label={fields.email}
          hint={profile.kind === 'guest' ? fields.emailGuest : fields.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          disabled={profile.kind === 'guest'}
          error={wrong('email')}
        />
        {asksPassword && (
          <TextField
            label={fields.currentPassword}
            hint={fields.currentPasswordHint}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            error={wrong('currentPassword')}
          />
        )}
        <SelectField
          label={fields.country}
          name="country"
          defaultValue={profile.country}
          options={COUNTRIES.map((code) => ({ value: code, label: countries[code] }))}
        />
        <SelectField
          label={fields.favoriteClub}
          name="favoriteClubId"
          defaultValue={profile.favoriteClub?.id ?? ''}
          options={[
            { value: '', label: fields.noClub },
            ...profile.clubs.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          error={wrong('favoriteClubId')}
        />
      </div>
      <TextAreaField
        label={fields.bio}
        hint={fields.bioHint}
        name="bio"
        defaultValue={profile.bio}
        error={wrong('bio')}
      />
      <p>
        <Button type="submit" busy={save.isPending}>
          {copy.save}
        </Button>
      </p>
    </form>
  )
}
