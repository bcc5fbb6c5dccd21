const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The person closed the browser's dialog, or the device has no such key. */
export class PasskeyCancelled extends Error {}

export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

interface Described {
  id: string
  type: 'public-key'
  transports?: AuthenticatorTransport[]
}
const describe = (keys: unknown) => ((keys ?? []) as Described[]).map((key) => ({ ...key, id: toBytes(key.id) }))

async function ask<T extends Credential>(work: () => Promise<Credential | null>): Promise<T> {
  const credential = await work().catch((cause: unknown) => {
    throw new PasskeyCancelled('passkey', { cause })
  })
  if (!credential) throw new PasskeyCancelled('passkey')
  return credential as T
}

const told = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: toText(credential.rawId),
  type: credential.type,
  clientExtensionResults: credential.getClientExtensionResults(),
})

/** The server's options are JSON; the browser wants bytes. */
export async function createPasskey(options: Record<string, unknown>) {
  const user = options['user'] as { id: string; name: string; displayName: string }
  const publicKey = {
    ...options,
    challenge: toBytes(String(options['challenge'])),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: describe(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions
  const credential = await ask<PublicKeyCredential>(() => navigator.credentials.create({ publicKey }))
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...told(credential),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

export async function provePasskey(options: Record<string, unknown>) {
  const publicKey = {
    ...options,
    challenge: toBytes(String(options['challenge'])),
    allowCredentials: describe(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions
  const credential = await ask<PublicKeyCredential>(() => navigator.credentials.get({ publicKey }))
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    ...told(credential),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      userHandle: response.userHandle ? toText(response.userHandle) : undefined,
    },
  }
}
