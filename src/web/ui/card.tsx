import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** On the right of the title: a count, a badge. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled panel. The title names the region for people who navigate by regions. */
export function Card({ title, aside, children, className = '' }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-surface p-4 max-[22rem]:p-3 sm:p-5 ${className}`}
    >
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {aside && <div className="text-small text-muted">{aside}</div>}
      </header>
      {children}
    </section>
  )
}
