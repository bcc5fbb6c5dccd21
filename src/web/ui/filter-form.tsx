import type { ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { useRouter } from '#web/router/hooks.ts'
import { Button } from './button.tsx'

interface Props {
  /** Other search parameters of the address, which the form must keep. */
  preserved: Readonly<Record<string, string | number | boolean | undefined>>
  className: string
  children: ReactNode
}

/** Filters in the address. With scripts each change applies immediately. Without them the form submits its fields. */
export function FilterForm({ preserved, className, children }: Props) {
  const { shell } = useCopy()
  const all = { ...preserved, ...useRouter().options.fixed }
  return (
    <search>
      <form className={className} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(all).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
        {children}
        <noscript>
          <Button type="submit">{shell.applyFilters}</Button>
        </noscript>
      </form>
    </search>
  )
}
