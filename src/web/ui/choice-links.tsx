import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { LinkTarget } from './link-target.ts'

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  chosen: boolean
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ chosen, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={chosen ? 'true' : undefined}>
      {children}
    </a>
  )
}

const ChoiceLink = createLink(Anchor)

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  link: (value: Value) => LinkTarget
}

/** One of a few, each with its own address: it can be shared, opened beside, and taken back. */
export function ChoiceLinks<Value extends string>({ label, options, value, link }: Props<Value>) {
  return (
    <nav aria-label={label}>
      <ul className="inline-flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
        {options.map((option) => (
          <li key={option.value}>
            <ChoiceLink
              {...link(option.value)}
              chosen={option.value === value}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-[7px] px-2.5 font-semibold text-muted hover:text-text aria-[current=true]:bg-text aria-[current=true]:text-page sm:px-3.5"
            >
              {option.label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
