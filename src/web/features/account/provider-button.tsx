import LogIn from 'lucide-react/icons/log-in'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { accountApi } from './account-api.ts'
import type { EntrySearch } from './entry-search.ts'
import { FormProblem } from './form-problem.tsx'
import { rememberNext } from './provider-next.ts'
import { useForm } from './use-form.ts'

interface Props {
  next?: EntrySearch['para']
  look?: 'primary' | 'secondary'
}

/** Shows nothing where the operator set up no provider. */
export function ProviderButton({ next, look = 'secondary' }: Props) {
  const { fetchApi, server } = useApp()
  const copy = useFeatureCopy('account').provider
  const ready = useHydrated()
  const { submit, problem, busy } = useForm({
    send: () => accountApi(fetchApi).provider.start(),
    done: ({ url }) => {
      rememberNext(next)
      location.assign(url)
    },
  })
  if (!server.provider) return null
  return (
    <div className="grid gap-3">
      <FormProblem text={problem.general} />
      <Button look={look} className="w-full py-2" busy={busy} disabled={!ready} onClick={() => submit()}>
        <LogIn size={18} aria-hidden />
        <span className="text-balance">{copy.enter(server.provider.name)}</span>
      </Button>
    </div>
  )
}
