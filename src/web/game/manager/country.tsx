import type { Country as Code } from '#domain/manager/country.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Flag } from '#web/ui/flag.tsx'

/** The flag for the eye, the country's name for the ear; where there is room, for both. */
export function Country({ country, isNamed = false }: { country: Code; isNamed?: boolean }) {
  const { countries } = useFeatureCopy('manager')
  return (
    <span className="whitespace-nowrap">
      <Flag country={country} /> <span className={isNamed ? undefined : 'sr-only'}>{countries[country]}</span>
    </span>
  )
}
