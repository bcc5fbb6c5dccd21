import { Link } from '@tanstack/react-router'
import { useCopy } from '#web/app-context.ts'

export function Brand({ onClick }: { onClick?: () => void }) {
  const { shell } = useCopy()
  return (
    <Link
      to="/"
      aria-label={shell.brandHome}
      // The link "Início" already says which page this is.
      aria-current={undefined}
      {...(onClick ? { onClick } : {})}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1"
    >
      <span aria-hidden className="size-3 rounded-full bg-ball" />
      <span className="figures text-title text-text">{shell.brand}</span>
    </Link>
  )
}
