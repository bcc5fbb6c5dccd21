import { useRouter } from '@tanstack/react-router'

const css =
  '#menu{display:block;position:static}[data-menu-button]{display:none}header{position:static}header>nav{height:auto;flex-wrap:wrap}@media(min-width:52rem){#menu{display:flex}}'

/** The menu button needs JavaScript; without it the links simply stand open. */
export function MenuWithoutScript() {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <noscript>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
    </noscript>
  )
}
