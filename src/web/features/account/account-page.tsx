import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { accountApi, accountQuery } from './account-api.ts'
import { ChatPart } from './chat-part.tsx'
import { DataPart } from './data-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { PreferencesPart } from './preferences-part.tsx'
import { SecurityPart } from './security-part.tsx'
import { SessionPart } from './session-part.tsx'
import { TokenPart } from './token-part.tsx'
import { useConfirmedLeaving } from './use-confirmed-leaving.tsx'
import { useForm } from './use-form.ts'
import { useSessionChange } from './use-session-change.ts'

const route = routeAt('/conta')

export function AccountPage() {
  const { fetchApi } = useApp()
  const { heading, lead } = useCopy().pageTitles.account
  const query = useQuery(viewerQuery(fetchApi))
  const { data: viewer } = query
  const { conversa } = route.useSearch()
  const hasNoAccount = viewer !== undefined && viewer?.kind !== 'account'
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead}>
        {viewer?.kind === 'account' && <SignOut />}
      </PageHeader>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {viewer === undefined ? (
          <Waiting for={query} className="h-64 rounded-card" />
        ) : viewer?.kind === 'account' ? (
          <AccountParts isOperator={viewer.isOperator} />
        ) : (
          <NoAccount isGuest={viewer !== null} hasCode={conversa !== undefined} />
        )}
        <div className={`grid grid-cols-1 items-start gap-4 ${hasNoAccount ? 'md:col-span-2 md:grid-cols-2' : ''}`}>
          <Stack>
            <PreferencesPart />
            {viewer && <ChatPart code={conversa} />}
          </Stack>
          {viewer && (
            <Stack>
              <TokenPart />
              <DataPart kind={viewer.kind} />
            </Stack>
          )}
        </div>
      </div>
    </div>
  )
}

/** Stacks the cards of one column, so that a tall card in the other column leaves no gap between them. */
const Stack = ({ children }: { children: ReactNode }) => <div className="grid grid-cols-1 gap-4">{children}</div>

function NoAccount({ isGuest, hasCode }: { isGuest: boolean; hasCode: boolean }) {
  const { page, signIn } = useFeatureCopy('account')
  const { account: chat } = useFeatureCopy('chat')
  const { server } = useApp()
  return (
    <div className="md:col-span-2">
      <EmptyState
        title={isGuest ? page.guestTitle : page.visitorTitle}
        detail={isGuest ? page.guest : hasCode ? chat.signInFirst : page.visitor}
      >
        <span className="flex flex-wrap gap-3">
          {server.provider?.isOnly ? null : <ButtonLink to="/criar-conta">{signIn.create}</ButtonLink>}
          <ButtonLink to="/entrar" search={{ para: '/conta' }} look="secondary">
            {signIn.submit}
          </ButtonLink>
        </span>
      </EmptyState>
    </div>
  )
}

function AccountParts({ isOperator }: { isOperator: boolean }) {
  const { fetchApi, format, server } = useApp()
  const { page } = useFeatureCopy('account')
  const query = useQuery(accountQuery(fetchApi))
  const { data: account } = query
  if (!account) return <Waiting for={query} className="h-64 rounded-card" />
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-muted md:col-span-2">
        {page.since(format.date(account.createdAtMs))}
        {isOperator && <TextLink to="/operador">{page.operator}</TextLink>}
      </p>
      <Stack>
        <SecurityPart account={account} />
        <SessionPart account={account} />
        {server.provider?.isOnly ? null : <PasskeyPart account={account} />}
      </Stack>
    </>
  )
}

function SignOut() {
  const { fetchApi, championship } = useApp()
  const { page } = useFeatureCopy('account')
  const changed = useSessionChange()
  const { submit, busy } = useForm({
    send: () => accountApi(fetchApi).signOut(),
    done: async ({ providerUrl }) => {
      // Data that was read for this person must go before the browser leaves for the provider.
      if (providerUrl !== null) {
        await changed()
        return location.assign(providerUrl)
      }
      showToast({ text: page.signedOut })
      await changed('/')
    },
  })
  const { start, question } = useConfirmedLeaving(submit)
  return (
    <>
      <form
        method="post"
        action={addressIn(championship, '/sair')}
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <Button type="submit" look="secondary" busy={busy}>
          <LogOut size={18} aria-hidden />
          {page.signOut}
        </Button>
      </form>
      {question}
    </>
  )
}
