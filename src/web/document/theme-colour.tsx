import type { Theme } from '#contract/language.ts'

const colours = { light: '#f5f3ec', dark: '#0b1411' }

/** Colours the browser's own bars like the page. */
export function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={colours[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  )
}
