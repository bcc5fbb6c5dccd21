import type { Account, ProviderAnswer, SignIn, SignUp } from '#contract/account.ts'
import type { NewToken } from '#contract/token.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export type { Account }

export function accountApi(fetchApi: FetchApi) {
  return {
    read: (signal: AbortSignal) => callApi(fetchApi, 'GET /api/account', { signal }),
    signUp: (body: SignUp) => callApi(fetchApi, 'POST /api/account/sign-up', { body }),
    signIn: (body: SignIn) => callApi(fetchApi, 'POST /api/account/sign-in', { body }),
    signOut: () => callApi(fetchApi, 'POST /api/account/sign-out'),
    requestReset: (email: string) => callApi(fetchApi, 'POST /api/account/reset-requests', { body: { email } }),
    reset: (body: { token: string; password: string; removePasskeys: string[] }) =>
      callApi(fetchApi, 'POST /api/account/reset', { body }),
    resetPasskeys: (token: string) => callApi(fetchApi, 'POST /api/account/reset/passkeys', { body: { token } }),
    changeEmail: (body: { email: string; currentPassword?: string }) =>
      callApi(fetchApi, 'PUT /api/account/email', { body }),
    askEmailCode: () => callApi(fetchApi, 'POST /api/account/email/confirmation'),
    confirmEmail: (code: string) => callApi(fetchApi, 'PUT /api/account/email/confirmation', { body: { code } }),
    changePassword: (body: { password: string; currentPassword?: string }) =>
      callApi(fetchApi, 'PUT /api/account/password', { body }),
    endSession: (id: string) => callApi(fetchApi, 'DELETE /api/account/sessions/{id}', { id }),
    endAllSessions: () => callApi(fetchApi, 'DELETE /api/account/sessions'),
    remove: (body: { confirm: 'EXCLUIR'; currentPassword?: string }) =>
      callApi(fetchApi, 'POST /api/account/delete', { body }),
    tokens: (signal: AbortSignal) => callApi(fetchApi, 'GET /api/account/tokens', { signal }),
    makeToken: (body: NewToken) => callApi(fetchApi, 'POST /api/account/tokens', { body }),
    revokeToken: (id: number) => callApi(fetchApi, 'DELETE /api/account/tokens/{id}', { id }),
    provider: {
      start: () => callApi(fetchApi, 'POST /api/account/provider/start'),
      finish: (answer: ProviderAnswer) => callApi(fetchApi, 'POST /api/account/provider/finish', { body: answer }),
    },
    passkey: {
      signUpOptions: (body: { name: string; email: string }) =>
        callApi(fetchApi, 'POST /api/account/passkeys/sign-up-options', { body }),
      signUp: (response: object) =>
        callApi(fetchApi, 'POST /api/account/passkeys/sign-up', { body: { response: { ...response } } }),
      signInOptions: () => callApi(fetchApi, 'POST /api/account/passkeys/sign-in-options', { body: {} }),
      signIn: (response: object) =>
        callApi(fetchApi, 'POST /api/account/passkeys/sign-in', { body: { response: { ...response } } }),
      addOptions: () => callApi(fetchApi, 'POST /api/account/passkeys/add-options', { body: {} }),
      add: (response: object, label: string) =>
        callApi(fetchApi, 'POST /api/account/passkeys/add', { body: { response: { ...response }, label } }),
      remove: (id: string) => callApi(fetchApi, 'DELETE /api/account/passkeys/{id}', { id }),
    },
  }
}

export const accountQuery = (fetchApi: FetchApi) => ({
  queryKey: ['account'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => accountApi(fetchApi).read(signal),
})
