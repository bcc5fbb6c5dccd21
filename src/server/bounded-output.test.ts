import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { boundedOutput } from './bounded-output.ts'

/** A reader that takes no line until the test calls `read`. */
function stoppedReader() {
  const taken: string[] = []
  let waiting: (() => void) | undefined
  let isReading = false
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      const take = () => {
        taken.push(line)
        done()
      }
      if (isReading) take()
      else waiting = take
    },
  })
  const read = () => {
    isReading = true
    waiting?.()
  }
  return { stream, taken, read }
}

const numbered = (number: number) => `line ${String(number).padStart(4, '0')}\n`

test('a reader that stops costs lines but no memory, and writers do not wait', () => {
  const { stream } = stoppedReader()
  const output = boundedOutput(stream, { mostBytes: 20_000 })
  for (let line = 0; line < 5_000; line++) output.write(numbered(line))
  expect(stream.writableLength).toBeLessThanOrEqual(20_010)
  expect(output.dropped()).toBe(5_000 - 2_001)
})

test('when the reader continues, the log says how many lines are missing, and where', async () => {
  const { stream, taken, read } = stoppedReader()
  const onResumed = vi.fn((dropped: number) => output.write(`dropped ${dropped}\n`))
  const output = boundedOutput(stream, { mostBytes: 20_000, onResumed })
  for (let line = 0; line < 3_000; line++) output.write(numbered(line))
  read()
  await output.flush()
  output.write('after\n')
  await output.flush()
  expect(taken.filter(Boolean).slice(1_999)).toEqual([numbered(1_999), numbered(2_000), 'dropped 999\n', 'after\n'])
  expect(onResumed).toHaveBeenCalledTimes(1)
})

test('a line that cannot be written is counted', async () => {
  const stream = new Writable({ write: (_line, _encoding, done) => done(new Error('the disk is full')) })
  stream.on('error', () => undefined)
  const output = boundedOutput(stream)
  output.write('a line\n')
  await expect.poll(output.dropped).toBe(1)
})
