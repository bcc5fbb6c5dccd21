import type { Country as Code } from '#domain/manager/country.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Flag } from '#web/ui/flag.tsx'

/** The flag on screen and the country's name for screen readers, or both where there is room. */
export function Country({ country, isNamed = false }: { country: Code; isNamed?: boolean }) {
  const { countries } = useFeatureCopy('manager')
  return (
    <span className="whitespace-nowrap">
      <Flag country={country} /> <span className={isNamed ? undefined : 'sr-only'}>{countries[country]}</span>
    </span>
  )
}
