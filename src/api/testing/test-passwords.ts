import { createPasswords, type Passwords } from '#api/session/hash-queue.ts'

export const testPassword = 'cavalo bateria grampo'

const real = createPasswords()
let known: Promise<string> | undefined

/** As in the server, but the one password that tests give to hundreds of people is hashed once. */
export const testPasswords: Passwords = {
  hash: (password) => (password === testPassword ? (known ??= real.hash(password)) : real.hash(password)),
  verify: (input) => real.verify(input),
}
