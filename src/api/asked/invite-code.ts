import { randomInt } from 'node:crypto'

/** No vowels and no look-alikes: easy to read out, hard to form a word. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
export const newInviteCode = () =>
  Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** As a person types it. */
export const readCode = (typed: string | undefined) => typed?.trim().toUpperCase()

export const hasCode = ({ inviteCode }: { inviteCode: string | null }, code: string | undefined) =>
  inviteCode !== null && inviteCode === readCode(code)
