import { useRouter } from '#web/router/hooks.ts'

const css = [
  '[data-menu-button]{display:none}',
  '@media(max-width:51.99rem){header>nav{height:auto;flex-wrap:wrap}',
  '#menu{display:flex;flex-wrap:wrap;position:static;order:9;width:100%;padding:0}}',
].join('')

/**
 * Without JavaScript the menu button cannot work, so the links are always visible. React does not hydrate inside
 * `noscript`.
 */
export function MenuWithoutScript() {
  const { nonce } = useRouter().options
  return <noscript>{import.meta.env.SSR && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />}</noscript>
}
