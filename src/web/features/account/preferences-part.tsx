import { useQuery } from '@tanstack/react-query'
import { languageFacts, languages, themes } from '#contract/language.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { chooseTheme, useTheme } from '#web/base/theme-store.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { useLocation } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SportsPart } from './sports-part.tsx'

/** Theme and language, which the navigation bar has too, because people also look here. And the sports to see first. */
export function PreferencesPart() {
  const { language, fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const { shell } = useCopy()
  const copy = useFeatureCopy('account').preferences
  const theme = useTheme()
  const { href: back } = useLocation()
  return (
    <Card title={copy.title}>
      <div className="grid gap-4">
        <div>
          <p aria-hidden className="mb-1.5 font-semibold">
            {copy.theme}
          </p>
          <Segmented
            label={copy.theme}
            options={themes.map((value) => ({ value, label: shell.themes[value] }))}
            value={theme}
            onChange={chooseTheme}
          />
        </div>
        <form method="post" action="/preferencias">
          <input type="hidden" name="back" value={back} />
          <p className="mb-1.5 font-semibold">{copy.language}</p>
          <div className="flex flex-wrap gap-2">
            {languages.map((value) => (
              <button
                key={value}
                type="submit"
                name="language"
                value={value}
                lang={value}
                aria-pressed={value === language}
                className="min-h-11 rounded-control border border-control px-3.5 font-semibold hover:bg-raised aria-pressed:bg-text aria-pressed:text-page"
              >
                {languageFacts[value].name}
              </button>
            ))}
          </div>
        </form>
        {viewer && <SportsPart chosen={viewer.sports} />}
      </div>
    </Card>
  )
}
