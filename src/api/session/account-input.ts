import * as z from 'zod'
import { checkManagerName } from '#domain/manager/manager-name.ts'
import { checkPassword } from '#domain/manager/password.ts'
import { personProblem } from './person-problems.ts'

const emailRule = z.email().max(254)

export function emailFrom(raw: string): string {
  const parsed = emailRule.safeParse(raw.normalize('NFKC').trim().toLowerCase())
  if (!parsed.success) throw personProblem('email_invalid', { field: 'email' })
  return parsed.data
}

export function nameFrom(raw: string): { name: string; key: string } {
  const checked = checkManagerName(raw)
  if (!checked.ok) throw personProblem(checked.error.kind, { field: 'name' })
  return checked.value
}

export function newPasswordFrom(raw: string, about: { name: string; email: string }): string {
  const checked = checkPassword(raw, [about.name, about.email, about.email.split('@')[0] ?? ''])
  if (!checked.ok) throw personProblem(checked.error.kind, { field: 'password' })
  return checked.value
}
