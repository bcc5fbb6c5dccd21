import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { chromiumFlags } from './chromium-flags.ts'

const patienceMs = 30_000

interface Answer {
  id?: number
  result?: Record<string, unknown>
  error?: { message: string }
}

/** Talks to a Chromium over two pipes. Each message ends with a zero byte. */
function speakWith(pipes: { read: Readable; write: Writable }) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let rest = ''
  let last = 0
  pipes.read.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    }
  })
  return async (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
    })
    pipes.write.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
}

/**
 * One page of a browser without Playwright. Playwright attaches to every service worker. A reload during a change of
 * workers then hangs in one of thirty cases.
 */
export async function openBarePage(address: string, beforeEach: () => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-chromium-'))
  const file = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  const flags = ['--headless', '--remote-debugging-pipe', '--lang=pt-BR', `--user-data-dir=${folder}`, ...chromiumFlags]
  const child = spawn(file, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const send = speakWith({ write: child.stdio[3] as Writable, read: child.stdio[4] as Readable })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', width: 360, height: 740 })
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  await send('Page.enable', {}, sessionId)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${beforeEach.toString()})()` }, sessionId)
  const go = (path_: string) => send('Page.navigate', { url: new URL(path_, address).href }, sessionId)

  /** Evaluates in the page. Undefined while the page is navigating. */
  async function ask<T>(look: (word: string) => T, word = ''): Promise<Awaited<T> | undefined> {
    const expression = {
      expression: `(${look.toString()})(${JSON.stringify(word)})`,
      awaitPromise: true,
      returnByValue: true,
    }
    const { result } = (await send('Runtime.evaluate', expression, sessionId).catch(() => ({}))) as {
      result?: { value: Awaited<T> }
    }
    return result?.value
  }

  async function until(look: (word: string) => unknown, word?: string): Promise<void> {
    const endMs = performance.now() + patienceMs
    while ((await ask(look, word)) !== true) {
      if (performance.now() > endMs) throw new Error(`timed out waiting for ${look.toString()}`)
      await pause(100)
    }
  }

  const close = async () => {
    await send('Browser.close')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { go, ask, until, close }
}
