import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readEntrySearch, readProviderSearch } from '#web/features/account/entry-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'

export const signInRoute = createRoute({
  path: '/entrar',
  validateSearch: readEntrySearch,
  head: ({ context }) => headOf({ context, page: 'signIn', path: '/entrar' }),
  ...lazyPage({
    module: 'src/web/features/account/sign-in-page.tsx',
    page: () => import('#web/features/account/sign-in-page.tsx'),
    name: 'SignInPage',
    copy: ['account'],
  }),
})

/** The address to which the sign-in provider sends people back. */
export const providerRoute = createRoute({
  path: '/entrar/provedor',
  validateSearch: readProviderSearch,
  head: ({ context }) => headOf({ context, page: 'signIn', path: '/entrar/provedor' }),
  ...lazyPage({
    module: 'src/web/features/account/provider-page.tsx',
    page: () => import('#web/features/account/provider-page.tsx'),
    name: 'ProviderPage',
    copy: ['account'],
  }),
})

export const signUpRoute = createRoute({
  path: '/criar-conta',
  head: ({ context }) => headOf({ context, page: 'signUp', path: '/criar-conta' }),
  ...lazyPage({
    module: 'src/web/features/account/sign-up-page.tsx',
    page: () => import('#web/features/account/sign-up-page.tsx'),
    name: 'SignUpPage',
    copy: ['account'],
  }),
})

export const recoverRoute = createRoute({
  path: '/recuperar-senha',
  // The router parses a token of digits as a number.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {},
  head: ({ context }) => headOf({ context, page: 'recover', path: '/recuperar-senha' }),
  ...lazyPage({
    module: 'src/web/features/account/recover-page.tsx',
    page: () => import('#web/features/account/recover-page.tsx'),
    name: 'RecoverPage',
    copy: ['account'],
  }),
})

export const accountRoute = createRoute({
  path: '/conta',
  // The one-time link of a chat (BT3). The router reads a code that has only digits as a number.
  validateSearch: ({ conversa }: Record<string, unknown>): { conversa?: string } =>
    typeof conversa === 'string' || typeof conversa === 'number' ? { conversa: String(conversa) } : {},
  head: ({ context }) => headOf({ context, page: 'account', path: '/conta' }),
  ...lazyPage({
    module: 'src/web/features/account/account-page.tsx',
    page: () => import('#web/features/account/account-page.tsx'),
    name: 'AccountPage',
    copy: ['account', 'token', 'chat', 'sport'],
  }),
})

export const privacyRoute = createRoute({
  path: '/privacidade',
  head: ({ context }) => headOf({ context, page: 'privacy', path: '/privacidade' }),
  ...lazyPage({
    module: 'src/web/features/account/privacy-page.tsx',
    page: () => import('#web/features/account/privacy-page.tsx'),
    name: 'PrivacyPage',
    copy: ['account'],
  }),
})
