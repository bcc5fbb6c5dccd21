import { createServer, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMail } from './mail.ts'

const message = { to: 'ana@example.org', subject: 'Assunto', text: 'Corpo com link http://x/y' }

/** The parts of SMTP that one message needs. */
async function mailServer() {
  let received = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
        return
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (line.startsWith('DATA')) {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, received: () => received, close: () => new Promise((resolve) => server.close(resolve)) }
}

function recordingLog() {
  const lines: string[] = []
  const shown: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  return { lines, shown, log, terminal: { write: (text: string) => void shown.push(text) } }
}

test('without a mail server the operator reads the message on the terminal; the log only says so', async () => {
  const { lines, shown, log, terminal } = recordingLog()
  await createMail({ smtpUrl: undefined, log, terminal }).send(message)
  expect(shown.join('')).toContain('http://x/y')
  expect(shown.join('')).toContain('ana@example.org')
  expect(lines.join('')).toContain('Assunto')
  expect(lines.join('')).not.toMatch(/http:|ana@example/)
})

test('with a mail server the message is sent, and the log does not have its text', async () => {
  const server = await mailServer()
  const { lines, log, terminal } = recordingLog()
  await createMail({
    smtpUrl: `smtp://127.0.0.1:${server.port}?ignoreTLS=true&from=liga@example.org`,
    log,
    terminal,
  }).send(message)
  expect(server.received()).toContain('MAIL FROM:<liga@example.org>')
  expect(server.received()).toContain('RCPT TO:<ana@example.org>')
  expect(server.received()).toContain('http://x/y')
  expect(lines.join('')).not.toContain('http://x/y')
  await server.close()
})

test('a mail server that is away is logged and breaks nothing', async () => {
  const { lines, log, terminal } = recordingLog()
  await createMail({ smtpUrl: 'smtp://127.0.0.1:1', log, terminal }).send(message)
  expect(lines.join('')).toContain('could not be sent')
})
