import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { localPath } from '#api/http/local-path.ts'
import type { AskApp } from '#api/http/page.ts'
import { sendProblem } from '#api/http/send-problem.ts'
import { carryCookies } from '#api/session/carry-cookies.ts'

const bodyHeaders = ['accept-encoding', 'content-length', 'content-type']

/** Calls our own API for this visitor, so that a form has the same limits, checks and effects as a script. */
async function callApi(c: Context<AppEnv>, askApp: AskApp, { path, body }: { path: string; body: object }) {
  const headers = new Headers(c.req.raw.headers)
  for (const name of bodyHeaders) headers.delete(name)
  headers.set('content-type', 'application/json')
  const address = new URL(path, c.get('client').origin).href
  const answer = await askApp(address, { method: 'POST', headers, body: JSON.stringify(body) }, c.env)
  carryCookies(c, answer.headers)
  return answer
}

/** Adds to the path the championship that the form's address names, if it names one. */
function inItsChampionship(c: Context<AppEnv>, path: string): string {
  const slug = c.req.query(CHAMPIONSHIP_PARAMETER)
  if (slug === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}${CHAMPIONSHIP_PARAMETER}=${encodeURIComponent(slug)}`
}

const kindOf = async (answer: Response): Promise<string> => ((await answer.json()) as { kind?: string }).kind ?? ''

const leaving = {
  'pt-BR': { title: 'Saindo', go: 'Sair também de onde você entrou' },
  es: { title: 'Cerrando la sesión', go: 'Cerrar también la sesión donde entraste' },
  en: { title: 'Signing out', go: 'Sign out there, too' },
}

/**
 * Leads on to the sign-out of the provider. Our policy lets no form lead to another site, so a redirect would be
 * blocked.
 */
function leadToProvider(c: Context<AppEnv>, providerUrl: string) {
  const { title, go } = leaving[c.get('language')]
  return c.html(
    html`<!doctype html>
      <html lang="${c.get('language')}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta http-equiv="refresh" content="0; url=${providerUrl}" />
          <title>${title}</title>
        </head>
        <body>
          <p><a href="${providerUrl}">${go}</a></p>
        </body>
      </html>`,
  )
}

/** Plain form posts for browsers without scripts. They answer with a redirect. */
export function accountFormRoutes({ askApp }: { askApp: AskApp }) {
  return new Hono<AppEnv>()
    .post('/entrar', async (c) => {
      // A body that claims to be a form may still be unreadable.
      const form = await c.req.parseBody().catch(() => undefined)
      if (!form) return sendProblem(c, httpProblem('invalid_request'))
      const { email, password, para } = form
      const answer = await callApi(c, askApp, { path: '/api/account/sign-in', body: { email, password } })
      if (answer.ok) return c.redirect(inItsChampionship(c, localPath(para ?? '/profile')), 303)
      const back = new URLSearchParams({ problema: await kindOf(answer), ...(typeof para === 'string' && { para }) })
      return c.redirect(inItsChampionship(c, `/entrar?${back.toString()}`), 303)
    })
    .post('/sair', async (c) => {
      const answer = await callApi(c, askApp, { path: '/api/account/sign-out', body: {} })
      const { providerUrl } = (await answer.json()) as { providerUrl?: string | null }
      if (providerUrl) return leadToProvider(c, providerUrl)
      return c.redirect(inItsChampionship(c, '/'), 303)
    })
}
