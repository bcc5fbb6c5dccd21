import { spawnSync } from 'node:child_process'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MarketView } from '#contract/market.ts'
import type { SquadAnswer } from '#contract/squad.ts'
import { Failure } from '#test/life/failure.ts'
import { type Action, type Life } from '#test/life/life.ts'
import type { Answer, Client } from '#test/life/person.ts'
import { until } from '#test/life/until.ts'
import { OPERATOR } from './people.ts'

const ROOM_MB = 80
const MOST_SAVES = 1_000
const SQUAD_NAME = 'Time do disco'

function run(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`)
  return stdout
}

/** Moves the data to a small disk for a while. Returns false without root, because only root can mount one. */
async function onSmallDisk(life: Life, work: (disk: string) => Promise<void>): Promise<boolean> {
  const data = path.join(life.folder, 'data')
  const aside = `${data}.aside`
  await life.server.stop()
  await rename(data, aside)
  await mkdir(data)
  const sizeMb = Number.parseInt(run('du', '-sm', aside), 10) + ROOM_MB
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', data]).status === 0
  if (isMounted) {
    run('cp', '-a', `${aside}/.`, data)
    try {
      await life.server.start()
      await work(data)
      await life.server.stop()
      await rm(aside, { recursive: true })
      run('cp', '-a', data, aside)
    } finally {
      await life.server.stop()
      run('umount', data)
    }
  }
  await rm(data, { recursive: true })
  await rename(aside, data)
  await life.server.start()
  return isMounted
}

async function fill(file: string): Promise<void> {
  const filler = await open(file, 'w')
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size)
    const fits = () =>
      filler.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    while (await fits());
  }
  await filler.close()
}

const isReady = async (life: Life) => (await fetch(`${life.server.url()}/readyz`)).status === 200

/** Retries, because rounds close one after the other right after a start. */
async function newSquad(olga: Client): Promise<SquadAnswer['squad']> {
  let answer: Answer<SquadAnswer> | undefined
  const isSaved = async () => {
    const { round } = await olga.get<MarketView>('/api/market?championship=craque')
    const content = { name: SQUAD_NAME, playerIds: [], captainId: null, benchIds: [], roundId: round?.id }
    if (round) answer = await olga.send({ method: 'POST', path: '/api/squads?championship=craque', body: content })
    return answer?.status === 200
  }
  const otherwise = () => new Failure('refused', `saving a squad answered ${JSON.stringify(answer)}`)
  await until(isSaved, { otherwise })
  return answer!.body.squad
}

/** Saves until the disk is full. Every confirmed save must be stored. */
async function saveWithoutRoom(life: Life, disk: string): Promise<void> {
  const olga = life.as(OPERATOR)
  const squad = await newSquad(olga)
  const address = `/api/squads/${squad.id}`
  const filler = path.join(disk, 'filler')
  let last = SQUAD_NAME
  let refused = ''
  await fill(filler)
  life.mayBeAway = true
  try {
    for (let turn = 1; refused === '' && turn < MOST_SAVES; turn++) {
      const name = `Time ${turn}`
      const { status } = await olga.send({ method: 'PATCH', path: address, body: { name } })
      if (status === 200) last = name
      else refused = name
    }
  } finally {
    await rm(filler)
    life.mayBeAway = false
  }
  await until(() => isReady(life), {
    otherwise: () => new Failure('late', 'the server is not ready though there is room'),
  })
  life.server.forgiveTroubles()
  const { squads } = await olga.get<{ squads: { id: number; name: string }[] }>('/api/squads?championship=craque')
  const shown = squads.find(({ id }) => id === squad.id)?.name
  // An unconfirmed save may or may not be stored. A confirmed one must be.
  if (shown !== last && shown !== refused)
    throw new Failure('points', `on a full disk "${last}" was saved, and "${shown}" is there`)
  await olga.take({ method: 'DELETE', path: address })
}

const fullDisk: Action = async (life) => {
  const isTried = await onSmallDisk(life, (disk) => saveWithoutRoom(life, disk))
  if (!isTried) life.say('no disk can be mounted here, so a full one is not tested')
}

export const diskActions = { fullDisk }
