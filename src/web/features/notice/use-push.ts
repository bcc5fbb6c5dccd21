import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { startServiceWorker } from '#web/base/service-worker.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** `unknown` until the browser has answered. */
type PushState = 'unknown' | 'insecure' | 'unsupported' | 'denied' | 'on' | 'off'

async function readState(): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

export function usePush(publicKey: string) {
  const { fetchApi } = useApp()
  const { failed } = useFeatureCopy('notice').push
  const queryClient = useQueryClient()
  const [state, setState] = useState<PushState>('unknown')
  useEffect(() => {
    void readState().then(setState)
  }, [])

  async function turnOn() {
    if ((await Notification.requestPermission()) !== 'granted') return
    const registration = await startServiceWorker()
    if (!registration) return
    const { pushManager } = registration
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    // If the server refuses, an active subscription would look like it works but receive nothing.
    await callApi(fetchApi, 'PUT /api/notices/push', { body: { endpoint, keys: { p256dh, auth } } }).catch(
      async (error: unknown) => {
        await subscription.unsubscribe()
        throw error
      },
    )
  }

  async function turnOff() {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    if (!subscription) return
    await subscription.unsubscribe()
    await callApi(fetchApi, 'DELETE /api/notices/push', { body: { endpoint: subscription.endpoint } })
  }

  async function turn(isOn: boolean) {
    try {
      await (isOn ? turnOn() : turnOff())
    } catch {
      showToast({ text: failed, tone: 'bad' })
    }
    setState(await readState())
    await queryClient.invalidateQueries({ queryKey: ['notices', 'settings'] })
  }

  return { state, turn: (isOn: boolean) => void turn(isOn) }
}
