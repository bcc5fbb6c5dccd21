import type { ReactNode } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { useTheme } from '#web/base/theme-store.ts'
import { usePage, useRouter } from '#web/router/hooks.ts'
import { placeScript } from './place-script.ts'
import { ThemeColour } from './theme-colour.tsx'

/** The whole document. The server renders it, and the browser hydrates it. */
export function Document({ children }: { children: ReactNode }) {
  const { language, parts } = useApp()
  const theme = useTheme()
  const { nonce } = useRouter().options
  return (
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColour theme={theme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/craque.webmanifest" />
        {import.meta.env.DEV && parts.preamble && <InlineScript name="preamble" type="module" text={parts.preamble} />}
        {import.meta.env.DEV && parts.cssHref ? (
          <link rel="stylesheet" data-page href={parts.cssHref} />
        ) : (
          <PageStyle nonce={nonce} />
        )}
        <PageHead />
      </head>
      <body>
        {children}
        <InlineScript name="place" text={placeScript} />
        <InlineScript name="data" type="application/json" text={parts.data} />
        <InlineScript name="start" type="module" text={parts.start} />
      </body>
    </html>
  )
}

/** The title, meta tags and links from the page's route. */
function PageHead() {
  const { title, meta = [], links = [] } = useRouter().headOf(usePage())
  return (
    <>
      {title && <title>{title}</title>}
      {meta.map((one) => (
        <meta key={one.name ?? one.property} {...one} />
      ))}
      {links.map((one) => (
        <link key={one.href} {...one} />
      ))}
    </>
  )
}

interface ScriptProps {
  name: string
  type?: string
  text: string
}

/**
 * `readDocumentParts` finds a script by its name, so that the browser renders the same text as the server. Browsers
 * hide nonces from scripts, so this attribute never matches during hydration.
 */
function InlineScript({ name, type, text }: ScriptProps) {
  const { nonce } = useRouter().options
  return (
    <script
      type={type}
      data-part={name}
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  )
}

function PageStyle({ nonce }: { nonce: string | undefined }) {
  const { parts } = useApp()
  return <style data-page nonce={nonce} dangerouslySetInnerHTML={{ __html: parts.css }} suppressHydrationWarning />
}
