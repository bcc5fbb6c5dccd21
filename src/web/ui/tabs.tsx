import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'
import { stepFocus } from './step-focus.ts'

interface Tab<Value extends string> {
  value: Value
  label: string
}

interface Props<Value extends string> {
  /** `TabPanel` gets the same id. */
  id: string
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  link: (value: Value) => LinkTarget
}

/** The Tab key stops once. Arrow keys move between tabs, and Enter or Space opens one. */
export function Tabs<Value extends string>({ id, label, tabs, value, link }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // Five short words fit into one line of a phone, if they are smaller.
  const space = tabs.length > 4 ? 'px-2.5 max-sm:px-1 max-sm:text-small' : 'px-2.5'

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ' && event.target instanceof HTMLElement) {
      event.preventDefault()
      event.target.click()
      return
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const next = stepFocus({ key: event.key, count: items.length, current: items.indexOf(event.target as HTMLElement) })
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }

  return (
    // The keys are handled for the tabs inside. The list itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-1 border-b border-line print:hidden"
    >
      {tabs.map((tab) => (
        <PlainLink
          key={tab.value}
          {...link(tab.value)}
          resetScroll={false}
          id={`${id}-${tab.value}`}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          className={`-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent ${space} font-semibold sm:px-3.5 text-muted hover:text-text aria-selected:border-brand aria-selected:text-text`}
        >
          {tab.label}
        </PlainLink>
      ))}
    </div>
  )
}

export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-4">
      {children}
    </div>
  )
}
