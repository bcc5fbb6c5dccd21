import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { useTheme } from '#web/base/theme-store.ts'
import { ThemeColour } from './theme-colour.tsx'

/** The whole document is drawn here, on the server and again while the browser takes it over. */
export function Document({ children }: { children: ReactNode }) {
  const { language, parts } = useApp()
  const theme = useTheme()
  const nonce = useRouter().options.ssr?.nonce
  return (
    // Browsers hide nonces from scripts, so the attribute never compares equal.
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColour theme={theme} />
        {parts.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/craque.webmanifest" />
        {import.meta.env.DEV && parts.preamble && <InlineModule name="preamble" text={parts.preamble} />}
        {import.meta.env.DEV && parts.cssHref ? (
          <link rel="stylesheet" data-page href={parts.cssHref} />
        ) : (
          <PageStyle nonce={nonce} />
        )}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
        <InlineModule name="start" text={parts.start} />
      </body>
    </html>
  )
}

/** Read back by its name in the browser, so that both drawings agree. */
function InlineModule({ name, text }: { name: string; text: string }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <script
      type="module"
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
