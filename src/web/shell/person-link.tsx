import { useQuery } from '@tanstack/react-query'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'

/** Links to the account page for a person with an account, otherwise to the sign-in page. */
export function PersonLink({ className, onClick }: { className: string; onClick: () => void }) {
  const { fetchApi, copy } = useApp()
  const { signIn, accountOf } = copy.shell
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  if (viewer?.kind === 'account')
    return (
      <PlainLink
        to="/conta"
        onClick={onClick}
        title={accountOf(viewer.name)}
        className={`inline-grid size-11 place-items-center rounded-control hover:bg-raised ${className}`}
      >
        <Avatar seed={viewer.avatarSeed} size={30} />
        <span className="sr-only">{accountOf(viewer.name)}</span>
      </PlainLink>
    )
  return (
    <PlainLink
      to="/entrar"
      onClick={onClick}
      className={`inline-flex min-h-11 items-center rounded-control px-3 font-bold whitespace-nowrap text-brand hover:bg-raised ${className}`}
    >
      {signIn}
    </PlainLink>
  )
}
