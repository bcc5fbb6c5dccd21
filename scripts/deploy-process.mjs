import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Starts a process and records its output. */
export function startProcess(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    output: () => output,
    /** Resolves to the first group of the pattern, as soon as it is printed. */
    written: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output)
          if (found) resolve(found[1] ?? found[0])
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
        void ended.then((code) => reject(new Error(`${command} ended with ${code}: ${output}`)))
        look()
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A port that is free at this moment. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
