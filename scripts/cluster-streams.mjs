import http from 'node:http'
import { siteUrl } from './cluster-places.mjs'

const COUNT = 60
const firstRetryMs = 2_000

/** Like a browser's EventSource: reconnects after the given time, and sends the last event id. */
function openStream(onEvent) {
  let retryMs = firstRetryMs
  let lastId
  let isOver = false
  let request

  function connect() {
    if (isOver) return
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) }
    const comeBack = () => setTimeout(connect, retryMs)
    request = http.get(`${siteUrl}/api/stream`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', (text) => {
        retryMs = Number(/^retry: (\d+)/m.exec(text)?.[1] ?? retryMs)
        lastId = /^id: (\S+)/m.exec(text)?.[1] ?? lastId
        if (answer.statusCode === 200 && /^event: /m.test(text)) onEvent()
      })
      answer.on('close', comeBack)
      answer.on('error', () => undefined)
    })
    let isAnswered = false
    request.on('response', () => (isAnswered = true))
    request.on('error', () => isAnswered || comeBack())
  }
  connect()
  return () => {
    isOver = true
    request.destroy()
  }
}

export function startStreams() {
  const heardAt = new Map()
  const close = Array.from({ length: COUNT }, (_, n) => openStream(() => heardAt.set(n, performance.now())))
  return {
    count: COUNT,
    /** The number of streams that have received an event since this time. */
    heardSince: (ms) => [...heardAt.values()].filter((at) => at > ms).length,
    stop: () => close.forEach((end) => end()),
  }
}
