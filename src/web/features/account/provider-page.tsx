import { useEffect, useRef } from 'react'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { accountApi } from './account-api.ts'
import { EntryCard } from './entry-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { rememberedNext } from './provider-next.ts'
import { useArrival } from './use-arrival.tsx'
import { useForm } from './use-form.ts'

const route = routeAt('/entrar/provedor')

/** The provider sent the person back here. The server verifies the provider's answer. */
export function ProviderPage() {
  const { fetchApi } = useApp()
  const { heading } = useCopy().pageTitles.signIn
  const copy = useFeatureCopy('account').provider
  const answer = route.useSearch()
  const { arrive, dialog } = useArrival(import.meta.env.SSR ? undefined : rememberedNext())
  const { submit, problem } = useForm({ send: () => accountApi(fetchApi).provider.finish(answer), done: arrive })
  const isSent = useRef(false)
  useEffect(() => {
    // The provider's answer is valid once, so it is sent once.
    if (isSent.current) return
    isSent.current = true
    submit()
  })
  return (
    <EntryCard title={heading}>
      {problem.general ? (
        <div className="grid gap-4">
          <FormProblem text={problem.general} />
          <ButtonLink to="/entrar" look="secondary">
            {copy.back}
          </ButtonLink>
        </div>
      ) : (
        <p role="status" className="text-muted">
          {copy.busy}
        </p>
      )}
      {dialog}
    </EntryCard>
  )
}
