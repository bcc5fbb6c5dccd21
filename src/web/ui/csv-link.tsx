import Download from 'lucide-react/icons/download'
import { useApp } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'

/** Downloads the rows of the table next to it. */
export function CsvLink({ href, label, text }: { href: string; label: string; text: string }) {
  const { championship } = useApp()
  return (
    <a
      href={addressIn(championship, href)}
      download
      aria-label={label}
      className="inline-flex min-h-6 items-center gap-1.5 text-small font-semibold whitespace-nowrap text-muted underline decoration-control underline-offset-3 hover:text-text"
    >
      <Download size={14} aria-hidden />
      {text}
    </a>
  )
}
