import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { accountApi } from './account-api.ts'

interface Props {
  token: string
  chosen: string[]
  onChoose: (ids: string[]) => void
}

/**
 * Anyone who sets a new password chooses which passkeys are deleted with the old one. With `allGo`, all are deleted
 * and there is no choice.
 */
export function ResetPasskeyList({ token, chosen, onChoose }: Props) {
  const { fetchApi, format } = useApp()
  const { passkeys: words } = useFeatureCopy('account').recover
  const { data } = useQuery({
    queryKey: ['account', 'reset', token],
    queryFn: () => accountApi(fetchApi).resetPasskeys(token),
    retry: false,
  })
  if (!data || data.passkeys.length === 0) return null
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-bold">{words.title}</legend>
      <p className="text-small text-muted">{data.allGo ? words.allGo : words.choose}</p>
      {data.passkeys.map(({ id, label, createdAtMs }) => (
        <label key={id} className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={data.allGo || chosen.includes(id)}
            disabled={data.allGo}
            onChange={() => toggle(id)}
          />
          <span>
            {label || words.unnamed}
            {createdAtMs !== null && <span className="text-muted"> · {format.date(createdAtMs)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
