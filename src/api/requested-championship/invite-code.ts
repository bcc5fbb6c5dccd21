import { randomInt } from 'node:crypto'
import { inviteCode } from '#domain/league/invite-code.ts'

export const newInviteCode = () => inviteCode((below) => randomInt(below))

/** The code, also if people type spaces around it or small letters. */
export const readCode = (typed: string | undefined) => typed?.trim().toUpperCase()

export const hasCode = ({ inviteCode }: { inviteCode: string | null }, code: string | undefined) =>
  inviteCode !== null && inviteCode === readCode(code)
