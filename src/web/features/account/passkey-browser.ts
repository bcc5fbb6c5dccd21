import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { PasskeyCancelled } from './passkey-cancelled.ts'

/** JSON as the server sends it. The browser's passkey functions know its real type. */
type Options = Record<string, unknown>

const cancelled = (cause: unknown): never => {
  throw new PasskeyCancelled('passkey', { cause })
}

export const createPasskey = (options: Options) =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(cancelled)

export const provePasskey = (options: Options) =>
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(cancelled)
