import { fail, ok, type Result } from '#domain/result.ts'
import { cleanLine, lengthOf } from './clean-text.ts'
import { nameKey } from './name-key.ts'
import { soundsOfficial } from './official-name.ts'

export const MIN_NAME = 2
export const MAX_NAME = 40

export type NameError =
  | { kind: 'name_too_short'; min: number }
  | { kind: 'name_too_long'; max: number }
  | { kind: 'name_characters' }
  | { kind: 'name_reserved' }

const allowed = /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Component} ._'’&!+()ºª-]+$/u

/** Names that speak for the game or for nobody, also with added digits. */
const reserved = new Set(
  `admin, administrador, administradora, administrator, root, sistema, system, sysadmin, webmaster, operador, operadora,
  operator, moderador, moderadora, moderator, mod, staff, equipe, equipo, suporte, soporte, support, ajuda, ayuda, help,
  oficial, official, segurança, security, convidado, convidada, invitado, guest, visitante, visitor, anonimo, anonymous,
  participante, participante removido, removido, deleted, você, eu, null, undefined, nan, exemplo, example`
    .split(',')
    .map(nameKey),
)

const withoutDigits = (name: string) => nameKey(name.replaceAll(/\p{N}/gu, ''))

function isReserved(name: string): boolean {
  const key = nameKey(name)
  return (
    soundsOfficial(name) ||
    reserved.has(key) ||
    reserved.has(withoutDigits(name)) ||
    key.startsWith(nameKey('administrador'))
  )
}

/** The name as it is stored, and the key that must be unique among people. */
export function checkManagerName(raw: string): Result<{ name: string; key: string }, NameError> {
  const name = cleanLine(raw)
  const key = nameKey(name)
  if (lengthOf(name) > MAX_NAME) return fail({ kind: 'name_too_long', max: MAX_NAME })
  if (lengthOf(key) < MIN_NAME) return fail({ kind: 'name_too_short', min: MIN_NAME })
  if (!allowed.test(name)) return fail({ kind: 'name_characters' })
  if (isReserved(name)) return fail({ kind: 'name_reserved' })
  return ok({ name, key })
}

/** Deliberately reserved: nobody can choose a name that looks like a guest's. */
export const guestName = (number: number): string => `Convidado ${number}`

/** Whether this is the name of a guest who has not chosen one yet. */
export const isGuestName = (name: string): boolean => /^Convidado \d+$/.test(name)
