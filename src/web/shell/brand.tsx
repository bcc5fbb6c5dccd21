import { useCopy } from '#web/base/app-context.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'

export function Brand({ onClick }: { onClick?: () => void }) {
  const { shell } = useCopy()
  return (
    <PlainLink
      to="/"
      {...(onClick ? { onClick } : {})}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1"
    >
      <span aria-hidden className="size-3 rounded-full bg-ball" />
      <span className="figures text-title text-text">{shell.brand}</span>
    </PlainLink>
  )
}
