import { html, raw } from 'hono/html'
import type { EmbedOptions } from './embed-options.ts'

export type Fragment = ReturnType<typeof html>

const LIGHT = '--page:#fffdf7;--text:#14211b;--muted:#58695f;--line:#d9d5c7;--brand:#0a6b3d'
const DARK = '--page:#0b1411;--text:#edf4ef;--muted:#9bb1a5;--line:#26352e;--brand:#ffd447'

/** Without `light-dark()`, because old devices also show frames. */
function themeRules({ theme }: Pick<EmbedOptions, 'theme'>): string {
  if (theme === 'claro') return `:root{color-scheme:light;${LIGHT}}`
  if (theme === 'escuro') return `:root{color-scheme:dark;${DARK}}`
  return `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`
}

function ownColours({ accent, background, text }: EmbedOptions): string {
  const own = [
    background && `--page:#${background};--line:color-mix(in srgb,var(--text) 20%,var(--page))`,
    text && `--text:#${text};--muted:color-mix(in srgb,var(--text) 75%,var(--page))`,
    accent && `--brand:#${accent}`,
  ].filter(Boolean)
  return own.length > 0 ? `:root:root{${own.join(';')}}` : ''
}

/** Headings, spaces and small print are in rem, so the root grows with the text. */
const ownSize = ({ size }: Pick<EmbedOptions, 'size'>): string =>
  size === undefined ? '' : `html{font-size:${((size * 16) / 15).toFixed(2)}px}body{font-size:${size}px}`

const RULES = `*{box-sizing:border-box}
body{margin:0;padding:.75rem;background:var(--page);color:var(--text);font:15px/1.4 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.05rem}h2{margin:.75rem 0 .25rem;font-size:.95rem}
p{margin:.25rem 0}.muted,footer{color:var(--muted);font-size:.85rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{font-size:.75rem;font-weight:600;color:var(--muted)}th,td{padding:.3rem .25rem;text-align:right;border-bottom:1px solid var(--line)}
.name{text-align:left;width:99%;overflow-wrap:anywhere}.name svg{vertical-align:-.1em;margin-right:.4em}
.strong{font-weight:700;white-space:nowrap}.live{color:var(--brand);font-weight:700}
.score{display:grid;grid-template-columns:1fr auto 1fr;gap:.75rem;align-items:center;font-size:1.1rem}
.score :first-child{text-align:right}.score b{font-size:1.8rem;white-space:nowrap}
.big{font-size:1.6rem;font-weight:700;color:var(--brand)}footer{margin-top:.6rem}a{color:inherit}
ul{list-style:none;margin:.5rem 0 0;padding:0}li{padding:.15rem 0}
@media(max-width:22rem){.wide{display:none}}`

interface EmbedDocument {
  options: EmbedOptions
  nonce: string
  title: string
  body: Fragment
  /** The address of our page about the same thing. */
  link: string
  refreshSeconds: number
}

/** EB1: one whole document, which the browser reloads, without scripts and cookies. */
export function embedDocument({ options, nonce, title, body, link, refreshSeconds }: EmbedDocument): Fragment {
  const style = `${themeRules(options)}${ownColours(options)}${RULES}${ownSize(options)}`
  return html`<!doctype html>
    <html lang="${options.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${String(refreshSeconds)}" />
        <title>${title} · Craque</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer><a href="${link}" target="_blank" rel="noopener">Craque</a></footer>
      </body>
    </html>`
}
