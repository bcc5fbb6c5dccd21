import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, makeKeyPair, signNote, verifierKey } from './signed-note.ts'

/** The published example from the documentation of signed notes. */
const PETER = {
  name: 'PeterNeumann',
  key: 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz',
  verifier: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  signature: 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
}

function pairFromSeed(seed: Buffer) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(12)
  return { privateKey: der.toString('base64'), publicKey: publicKey.toString('base64') }
}

test('a signed note equals the published example byte for byte (VR2)', () => {
  const pair = pairFromSeed(Buffer.from(PETER.key, 'base64').subarray(1))
  expect(verifierKey(PETER.name, pair.publicKey)).toBe(PETER.verifier)
  expect(signNote(PETER.text, PETER.name, pair)).toBe(`${PETER.text}\n— PeterNeumann ${PETER.signature}\n`)
})

test('a signature equals the first vector of RFC 8032 (VR2)', () => {
  const pair = pairFromSeed(Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'))
  expect(Buffer.from(pair.publicKey, 'base64').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  )
  const note = signNote('', 'x', pair)
  expect(
    Buffer.from(note.split(' ')[2] ?? '', 'base64')
      .subarray(4)
      .toString('hex'),
  ).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})

test('a commitment is HMAC-SHA-256, by the vectors of RFC 4231 (VR3)', () => {
  expect(commitmentOf('0b'.repeat(20), 'Hi There')).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  )
  expect(commitmentOf(Buffer.from('Jefe').toString('hex'), 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('every key pair is different', () => {
  expect(makeKeyPair().publicKey).not.toBe(makeKeyPair().publicKey)
})
