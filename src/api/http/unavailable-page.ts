import type { Language } from '#contract/language.ts'
import { httpProblems } from './http-problems.ts'
import { retryAfterSeconds, type PassingKind } from './passing-problem.ts'

const words: Record<Language, { reloads: string; now: string }> = {
  'pt-BR': { reloads: 'Esta página tenta de novo sozinha.', now: 'Tentar agora' },
  es: { reloads: 'Esta página vuelve a intentarlo sola.', now: 'Intentar ahora' },
  en: { reloads: 'This page tries again by itself.', now: 'Try now' },
}

const style = `:root{color-scheme:light dark;--page:light-dark(#f5f3ec,#0b1411);--text:light-dark(#14211b,#edf4ef);--muted:light-dark(#58695f,#9bb1a5);--brand:light-dark(#0a6b3d,#ffd447);--on:light-dark(#fff,#1b1600)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);font:17px/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{margin:0;font-size:2rem;line-height:1.15}p{color:var(--muted)}
a{display:inline-block;padding:.75rem 1.25rem;border-radius:.75rem;background:var(--brand);color:var(--on);font-weight:700;text-decoration:none}`

interface UnavailablePage {
  kind: PassingKind
  language: Language
  theme?: string
  nonce: string
}

/**
 * Replaces a page that cannot be drawn at the moment. It needs no other request, and reloads by itself even without
 * scripts.
 */
export function unavailablePage({ kind, language, theme = 'system', nonce }: UnavailablePage) {
  const { title, detail } = httpProblems[kind][language]
  const { reloads, now } = words[language]
  const seconds = retryAfterSeconds(kind)
  const html = `<!DOCTYPE html>
<html lang="${language}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}"><title>${title} · Craque</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${detail} ${reloads}</p><p><a href="">${now}</a></p></main></body>
</html>`
  return {
    html,
    status: httpProblems[kind].status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  }
}
