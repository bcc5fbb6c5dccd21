import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  link: (value: Value) => LinkTarget
}

/** A choice with an address per option, so that it can be shared, opened in a tab and undone. */
export function ChoiceLinks<Value extends string>({ label, options, value, link }: Props<Value>) {
  return (
    <nav aria-label={label}>
      <ul className="inline-flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
        {options.map((option) => (
          <li key={option.value}>
            <PlainLink
              {...link(option.value)}
              aria-current={option.value === value ? 'true' : undefined}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-[7px] px-2.5 font-semibold text-muted hover:text-text aria-[current=true]:bg-text aria-[current=true]:text-page sm:px-3.5"
            >
              {option.label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
