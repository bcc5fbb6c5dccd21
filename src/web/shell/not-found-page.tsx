import { useCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageTitle } from './page-title.tsx'
import { StoppedPlay } from './stopped-play.tsx'

export function NotFoundPage() {
  const { notFound } = useCopy().shell
  return (
    <StoppedPlay code={notFound.code} headline={notFound.headline} detail={notFound.detail}>
      <PageTitle title={notFound.title} />
      <ButtonLink to="/">{notFound.action}</ButtonLink>
    </StoppedPlay>
  )
}
