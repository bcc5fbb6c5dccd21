import type { Context } from 'hono'
import { z } from 'zod'
import { checkManagerName } from '#domain/manager/manager-name.ts'
import { checkPassword } from '#domain/manager/password.ts'
import type { AppEnv } from '#api/http/context.ts'
import { fieldProblem } from '#api/http/problem.ts'

const emailRule = z.email().max(254)

export function emailFrom(c: Context<AppEnv>, raw: string): string {
  const parsed = emailRule.safeParse(raw.normalize('NFKC').trim().toLowerCase())
  if (!parsed.success) throw fieldProblem(c, 'email', 'email_invalid')
  return parsed.data
}

export function nameFrom(c: Context<AppEnv>, raw: string): { name: string; key: string } {
  const checked = checkManagerName(raw)
  if (!checked.ok) throw fieldProblem(c, 'name', checked.error.kind)
  return checked.value
}

export function newPasswordFrom(c: Context<AppEnv>, raw: string, about: { name: string; email: string }): string {
  const checked = checkPassword(raw, [about.name, about.email, about.email.split('@')[0] ?? ''])
  if (!checked.ok) throw fieldProblem(c, 'password', checked.error.kind)
  return checked.value
}
