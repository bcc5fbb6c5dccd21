import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Nothing is played on this server yet. Operators get a link to set it up, and everybody else reads who can. */
export function EmptyHome() {
  const { fetchApi } = useApp()
  const { emptyServer: words } = useFeatureCopy('championship')
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const { title, lead } = viewer?.isOperator ? words.operator : words.visitor
  return (
    <section className="hero-light">
      <div className="page-width py-10 md:py-20">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-5 max-w-[34rem] text-lead text-muted">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {viewer?.isOperator ? (
            <ButtonLink to="/operador" size="large">
              {words.begin}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/campeonatos" size="large">
                {words.invited}
              </ButtonLink>
              {viewer?.kind !== 'account' && (
                <ButtonLink to="/entrar" search={{ para: '/operador' }} size="large" look="secondary">
                  {words.signIn}
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  )
}
