import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isLanguage, isTheme, languageCookie, themeCookie } from '#contract/language.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { localPath } from '#api/http/local-path.ts'
import { sendProblem } from '#api/http/send-problem.ts'

const yearSeconds = 365 * 24 * 3600

function keep(c: Context<AppEnv>, name: string, value: string) {
  const { secure } = c.get('client')
  setCookie(c, name, value, { path: '/', maxAge: yearSeconds, sameSite: 'Lax', secure })
}

/** A plain form post, so that people can choose language and theme without JavaScript. */
export function preferencesRoutes() {
  return new Hono<AppEnv>().post('/preferencias', async (c) => {
    // A body that claims to be a form may still be unreadable.
    const form = await c.req.parseBody().catch(() => undefined)
    if (!form) return sendProblem(c, httpProblem('invalid_request'))
    const { language, theme } = form
    if (language === undefined && theme === undefined) return sendProblem(c, httpProblem('invalid_request'))
    if (language !== undefined && !isLanguage(language)) return sendProblem(c, httpProblem('invalid_request'))
    if (theme !== undefined && !isTheme(theme)) return sendProblem(c, httpProblem('invalid_request'))
    if (language !== undefined) keep(c, languageCookie, language)
    if (theme !== undefined) keep(c, themeCookie, theme)
    return c.redirect(localPath(form['back']), 303)
  })
}
