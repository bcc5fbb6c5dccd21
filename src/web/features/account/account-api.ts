import type { Account, ResetPasskeys, SignedIn, SignIn, SignUp } from '#contract/account.ts'
import type { ZodType } from 'zod'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

type SchemaLoader<T> = () => Promise<ZodType<T>>

const signedIn: SchemaLoader<SignedIn> = async () => (await import('#contract/account.ts')).signedInSchema
const done: SchemaLoader<{ done: true }> = async () => (await import('#contract/account.ts')).doneSchema
const options: SchemaLoader<Record<string, unknown>> = async () =>
  (await import('#contract/account.ts')).passkeyOptionsSchema
const resetPasskeys: SchemaLoader<ResetPasskeys> = async () =>
  (await import('#contract/account.ts')).resetPasskeysAnswerSchema
const account: SchemaLoader<Account> = async () => (await import('#contract/account.ts')).accountSchema

export type { Account }

/** Every action of an account, as the forms call it. */
export function accountApi(fetchApi: FetchApi) {
  const post = <T>(path: string, schema: SchemaLoader<T>, body: unknown = {}) =>
    callApi({ fetchApi, path: `/api/account/${path}`, schema, method: 'POST', body })
  return {
    read: (signal: AbortSignal) => callApi({ fetchApi, path: '/api/account', schema: account, signal }),
    signUp: (body: SignUp) => post('sign-up', signedIn, body),
    signIn: (body: SignIn) => post('sign-in', signedIn, body),
    signOut: () => post('sign-out', done),
    requestReset: (email: string) => post('reset-requests', done, { email }),
    reset: (body: { token: string; password: string; removePasskeys: string[] }) => post('reset', done, body),
    resetPasskeys: (token: string) => post('reset/passkeys', resetPasskeys, { token }),
    changeEmail: (body: { email: string; currentPassword?: string }) =>
      callApi({ fetchApi, path: '/api/account/email', schema: done, method: 'PUT', body }),
    askEmailCode: () => post('email/confirmation', done),
    confirmEmail: (code: string) =>
      callApi({ fetchApi, path: '/api/account/email/confirmation', schema: done, method: 'PUT', body: { code } }),
    changePassword: (body: { password: string; currentPassword?: string }) =>
      callApi({ fetchApi, path: '/api/account/password', schema: done, method: 'PUT', body }),
    endSession: (id: string) =>
      callApi({ fetchApi, path: `/api/account/sessions/${id}`, schema: done, method: 'DELETE' }),
    endAllSessions: () => callApi({ fetchApi, path: '/api/account/sessions', schema: done, method: 'DELETE' }),
    remove: (body: { confirm: string; currentPassword?: string }) => post('delete', done, body),
    passkey: {
      signUpOptions: (body: { name: string; email: string }) => post('passkeys/sign-up-options', options, body),
      signUp: (response: unknown) => post('passkeys/sign-up', signedIn, { response }),
      signInOptions: () => post('passkeys/sign-in-options', options),
      signIn: (response: unknown) => post('passkeys/sign-in', signedIn, { response }),
      addOptions: () => post('passkeys/add-options', options),
      add: (response: unknown, label: string) => post('passkeys/add', done, { response, label }),
      remove: (id: string) =>
        callApi({ fetchApi, path: `/api/account/passkeys/${id}`, schema: done, method: 'DELETE' }),
    },
  }
}

export const accountQuery = (fetchApi: FetchApi) => ({
  queryKey: ['account'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => accountApi(fetchApi).read(signal),
})
