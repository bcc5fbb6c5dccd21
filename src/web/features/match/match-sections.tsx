import type { ReactNode } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'

export type MatchSection = 'escalacoes' | 'estatisticas' | 'lances' | 'momento' | 'previsao' | 'jogadores'

export function SectionLinks({ sections }: { sections: readonly MatchSection[] }) {
  const { sections: copy } = useFeatureCopy('begun')
  if (sections.length < 2) return null
  return (
    <nav aria-label={copy.label} className="mb-4">
      <ul className="flex flex-wrap justify-center gap-2">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="inline-flex min-h-11 items-center rounded-full border border-control px-3.5 font-semibold hover:bg-raised"
            >
              {copy.names[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Section({
  id,
  children,
  className = '',
}: {
  id: MatchSection
  children: ReactNode
  className?: string
}) {
  return (
    <div id={id} tabIndex={-1} className={`min-w-0 scroll-mt-28 outline-none ${className}`}>
      {children}
    </div>
  )
}
