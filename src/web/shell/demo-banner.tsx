import { useApp } from '#web/base/app-context.ts'

/** Nobody should mistake a demonstration for a server that keeps their data. */
export function DemoBanner() {
  const { server, copy } = useApp()
  if (!server.isDemo) return null
  return (
    <aside aria-label={copy.shell.demo.title} className="border-b border-line bg-raised">
      <p className="page-width py-2 text-small">
        <strong>{copy.shell.demo.title}.</strong> {copy.shell.demo.text}
      </p>
    </aside>
  )
}
