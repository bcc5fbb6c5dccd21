import { useRouter } from '#web/router/hooks.ts'

const css = [
  '[data-menu-button]{display:none}',
  '@media(max-width:51.99rem){header>nav{height:auto;flex-wrap:wrap}',
  '#menu{display:flex;flex-wrap:wrap;position:static;order:9;width:100%;padding:0}}',
].join('')

/** The menu button needs JavaScript; without it the links simply stand open. Who takes the page over never looks inside. */
export function MenuWithoutScript() {
  const { nonce } = useRouter().options
  return <noscript>{import.meta.env.SSR && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />}</noscript>
}
