import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

/** Four in the morning in Brasília, when the fewest people look. */
const RESET_HOUR_UTC = 7
const hourMs = 3_600_000
const lowest = { creationsPerHour: 20, newPeoplePerAddress: 20, leaguesPerOwner: 2, streams: 10, connections: 50 }

/** The day of a demonstration begins when the one before is thrown away. */
export const demoDayOf = (nowMs: number) => new Date(nowMs - RESET_HOUR_UTC * hourMs).toISOString().slice(0, 10)

/**
 * The configuration of a server that strangers may use as they like. Its data have a folder of their own: the nightly
 * reset can never reach a server that people play on.
 */
export function asDemo(config: Config, { worldGiven }: { worldGiven: boolean }): Config {
  const { limits, caps } = config
  return {
    ...config,
    isDemo: true,
    dataFolder: path.join(config.dataFolder, 'demo'),
    world: worldGiven && config.world === 'full' ? 'full' : 'small',
    pace: config.pace ?? 60,
    // Nobody can make the server send mail, or requests to other servers.
    smtpUrl: undefined,
    provider: undefined,
    feeds: { hosts: [], token: undefined },
    webhooks: { isOn: false, hosts: [] },
    wallsOn: false,
    backups: 0,
    newPeoplePerAddress: Math.min(config.newPeoplePerAddress, lowest.newPeoplePerAddress),
    creationsPerHour: Math.min(config.creationsPerHour, lowest.creationsPerHour),
    caps: { ...caps, leaguesPerOwner: Math.min(caps.leaguesPerOwner, lowest.leaguesPerOwner) },
    limits: {
      ...limits,
      streamsPerClient: Math.min(limits.streamsPerClient, lowest.streams),
      connectionsPerAddress: Math.min(limits.connectionsPerAddress, lowest.connections),
    },
  }
}

const dayFile = (folder: string) => path.join(folder, 'day')
const dayIn = (folder: string) =>
  existsSync(dayFile(folder)) ? readFileSync(dayFile(folder), 'utf8').trim() : undefined

/** Whether the folder has no data, or data of another day. */
export const isOver = (folder: string, nowMs: number): boolean => dayIn(folder) !== demoDayOf(nowMs)

/** Deletes the data of another day; no server may run in the folder. True if a new day begins. */
export function beginDay(folder: string, nowMs: number): boolean {
  if (!isOver(folder, nowMs)) return false
  // After a stop that was cut short, PostgreSQL still writes for a moment.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  mkdirSync(folder, { recursive: true })
  writeFileSync(dayFile(folder), `${demoDayOf(nowMs)}\n`)
  return true
}
