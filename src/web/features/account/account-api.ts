import type {
  Account,
  Done,
  PasskeyOptions,
  ProviderAnswer,
  ResetPasskeys,
  SignedIn,
  SignedOut,
  SignIn,
  SignUp,
} from '#contract/account.ts'
import type { MadeToken, NewToken, TokenList } from '#contract/token.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export type { Account }

export function accountApi(fetchApi: FetchApi) {
  const post = <T>(path: string, body: unknown = {}) =>
    callApi<T>({ fetchApi, path: `/api/account/${path}`, method: 'POST', body })
  return {
    read: (signal: AbortSignal) => callApi<Account>({ fetchApi, path: '/api/account', signal }),
    signUp: (body: SignUp) => post<SignedIn>('sign-up', body),
    signIn: (body: SignIn) => post<SignedIn>('sign-in', body),
    signOut: () => post<SignedOut>('sign-out'),
    requestReset: (email: string) => post<Done>('reset-requests', { email }),
    reset: (body: { token: string; password: string; removePasskeys: string[] }) => post<Done>('reset', body),
    resetPasskeys: (token: string) => post<ResetPasskeys>('reset/passkeys', { token }),
    changeEmail: (body: { email: string; currentPassword?: string }) =>
      callApi<Done>({ fetchApi, path: '/api/account/email', method: 'PUT', body }),
    askEmailCode: () => post<Done>('email/confirmation'),
    confirmEmail: (code: string) =>
      callApi<Done>({ fetchApi, path: '/api/account/email/confirmation', method: 'PUT', body: { code } }),
    changePassword: (body: { password: string; currentPassword?: string }) =>
      callApi<Done>({ fetchApi, path: '/api/account/password', method: 'PUT', body }),
    endSession: (id: string) => callApi<Done>({ fetchApi, path: `/api/account/sessions/${id}`, method: 'DELETE' }),
    endAllSessions: () => callApi<Done>({ fetchApi, path: '/api/account/sessions', method: 'DELETE' }),
    remove: (body: { confirm: string; currentPassword?: string }) => post<Done>('delete', body),
    tokens: (signal: AbortSignal) => callApi<TokenList>({ fetchApi, path: '/api/account/tokens', signal }),
    makeToken: (body: NewToken) => post<MadeToken>('tokens', body),
    revokeToken: (id: number) => callApi<Done>({ fetchApi, path: `/api/account/tokens/${id}`, method: 'DELETE' }),
    provider: {
      start: () => post<{ url: string }>('provider/start'),
      finish: (answer: ProviderAnswer) => post<SignedIn>('provider/finish', answer),
    },
    passkey: {
      signUpOptions: (body: { name: string; email: string }) => post<PasskeyOptions>('passkeys/sign-up-options', body),
      signUp: (response: unknown) => post<SignedIn>('passkeys/sign-up', { response }),
      signInOptions: () => post<PasskeyOptions>('passkeys/sign-in-options'),
      signIn: (response: unknown) => post<SignedIn>('passkeys/sign-in', { response }),
      addOptions: () => post<PasskeyOptions>('passkeys/add-options'),
      add: (response: unknown, label: string) => post<Done>('passkeys/add', { response, label }),
      remove: (id: string) => callApi<Done>({ fetchApi, path: `/api/account/passkeys/${id}`, method: 'DELETE' }),
    },
  }
}

export const accountQuery = (fetchApi: FetchApi) => ({
  queryKey: ['account'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => accountApi(fetchApi).read(signal),
})
