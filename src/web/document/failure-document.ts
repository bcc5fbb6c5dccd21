import type { Language } from '#contract/language.ts'
import type { Copy } from '#web/copy/pt-BR/catalogue.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

interface Input {
  copy: Copy
  language: Language
  theme: string
  nonce: string
  css: string
  requestId: string | undefined
}

/** The last resort if rendering failed: no script and no component, so nothing can fail again. */
export function failureDocument({ copy, language, theme, nonce, css, requestId }: Input): string {
  const { failure } = copy.shell
  const id = requestId ? `<p class="text-small text-muted">${escape(failure.requestId)}: ${escape(requestId)}</p>` : ''
  const body = `<body><main class="page-width py-16"><h1 class="text-display">${escape(failure.headline)}</h1>
<p class="mt-4 text-lead text-muted">${escape(failure.detail)}</p>
<p class="mt-6"><a class="underline" href="/">${escape(copy.shell.notFound.action)}</a></p>${id}</main></body>`
  return `<!DOCTYPE html>
<html lang="${language}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(failure.title)} · Craque</title><style nonce="${nonce}">${css}</style></head>
${body}
</html>`
}
