import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import type { ProviderSettings } from '#api/session/provider.ts'
import { DEFAULT_CAPS, type Caps } from '#domain/league/caps.ts'
import { asDemo } from './demo.ts'
import { providerSettings, providerVariables } from './provider-config.ts'

const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const port = whole.pipe(z.number().max(65535))
const count = whole.pipe(z.number().min(1))
/** Four numbers are always read as an IP address. */
const hostName = /^(?!\d+(\.\d+){3}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i
const isHost = (text: string) => isIP(text) > 0 || hostName.test(text)
const isHostWithPort = (text: string) => isHost(text.replace(/:\d{1,5}$/, ''))
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every(isHostWithPort), 'must be names of hosts with commas between them')
  .default([])

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

const variables = z.object({
  PORT: port.optional(),
  HOST: z.string().refine(isHost, 'must be an address or a name such as 0.0.0.0 or localhost').default('127.0.0.1'),
  DATABASE_URL: postgresUrl.optional(),
  CRAQUE_READ_URL: postgresUrl.optional(),
  CRAQUE_DATA: z.string().min(1).default('./data'),
  CRAQUE_WORLD: z.enum(['full', 'small', 'none']).default('full'),
  CRAQUE_START_AT: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2026-05-20T09:00:00-03:00' })
    .transform((text) => new Date(text))
    .optional(),
  ...providerVariables,
  CRAQUE_PACE: z.coerce.number().positive().max(10_000).optional(),
  CRAQUE_OPERATOR: z.email().optional(),
  CRAQUE_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  CRAQUE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  CRAQUE_TRUST_PROXY: flag.default(false),
  CRAQUE_CONNECTIONS: count.default(10_000),
  CRAQUE_CONNECTIONS_PER_ADDRESS: count.default(500),
  CRAQUE_STREAMS_PER_CLIENT: count.default(100),
  CRAQUE_REQUESTS_PER_CLIENT: count.default(48),
  CRAQUE_NEW_PEOPLE_PER_ADDRESS: count.default(40),
  CRAQUE_CREATIONS_PER_HOUR: count.default(100),
  CRAQUE_LEAGUES_PER_OWNER: count.default(DEFAULT_CAPS.leaguesPerOwner),
  CRAQUE_PRIZES_PER_SEASON: count.default(DEFAULT_CAPS.prizesPerSeason),
  CRAQUE_DEMO: flag.default(false),
  CRAQUE_WALLS: flag.default(true),
  CRAQUE_BACKUPS: whole.default(7),
  CRAQUE_FEED_HOSTS: hostList,
  CRAQUE_WEBHOOK_HOSTS: hostList,
  CRAQUE_FOOTBALL_DATA_TOKEN: z.string().optional(),
  CRAQUE_METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  CRAQUE_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
})

export interface Config {
  /** Undefined: the default port, or the next free one. */
  port: number | undefined
  host: string
  databaseUrl: string | undefined
  /** Replicas, for reads that may be a second old. */
  readUrl: string | undefined
  dataFolder: string
  world: 'full' | 'small' | 'none'
  /** The game time at which a sample world is created; undefined: now. */
  startAt: Date | undefined
  /** Undefined: the pace stored in the database (1 in a new one). */
  pace: number | undefined
  operatorEmail: string | undefined
  smtpUrl: string | undefined
  /** Sign-in through a provider that the operator chose. */
  provider: ProviderSettings | undefined
  /** The address of this server, for links in messages. */
  publicUrl: string | undefined
  trustProxy: boolean
  limits: {
    connections: number
    connectionsPerAddress: number
    /** How many event streams one person, or all strangers of one address, may have open. */
    streamsPerClient: number
    /** How many requests of each cost except `stream` one client may have running and waiting together. */
    requestsPerClient: number
  }
  /** How many guests, and how many accounts, may be created from one address in a day. */
  newPeoplePerAddress: number
  /** What one person may create in an hour, such as squads, leagues, memberships, passkeys and webhooks. */
  creationsPerHour: number
  caps: Caps
  /** Whether people can write under leagues and matches. */
  wallsOn: boolean
  /** A demonstration: open to strangers, and emptied every night. */
  isDemo: boolean
  /** How many daily backups are kept; 0: none are made. */
  backups: number
  feeds: {
    /** FD1: no other host is ever requested. */
    hosts: readonly string[]
    /** For football-data.org. */
    token: string | undefined
  }
  webhooks: {
    isOn: boolean
    /** WH8: hosts that webhooks may reach although they are private, or without encryption. */
    hosts: readonly string[]
  }
  /** Without it nobody can read the metrics. */
  metricsToken: string | undefined
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined
}

export type ConfigResult = { ok: true; value: Config } | { ok: false; error: string }

const wrong = (what: string) =>
  ({ ok: false, error: `Configuration is wrong, nothing was started.\n  ${what}` }) as const

/** Reads the settings of the server. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>, cwd: string): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`)
    return wrong(lines.join('\n  '))
  }
  const value = parsed.data
  // The client chooses the Host header: a mailed link built on it could lead to a stranger's server.
  if (value.CRAQUE_SMTP_URL && !value.CRAQUE_URL) return wrong('CRAQUE_URL: needed with CRAQUE_SMTP_URL')
  if (value.CRAQUE_READ_URL && !value.DATABASE_URL) return wrong('CRAQUE_READ_URL: is for replicas of DATABASE_URL')
  if (value.CRAQUE_DEMO && value.DATABASE_URL)
    return wrong('CRAQUE_DEMO: has a database of its own, which is emptied every night; DATABASE_URL is not for it')
  const provider = providerSettings(value)
  if (!provider.ok) return wrong(provider.error)
  const config: Config = {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    readUrl: value.CRAQUE_READ_URL,
    dataFolder: path.resolve(cwd, value.CRAQUE_DATA),
    world: value.CRAQUE_WORLD,
    startAt: value.CRAQUE_START_AT,
    pace: value.CRAQUE_PACE,
    operatorEmail: value.CRAQUE_OPERATOR,
    smtpUrl: value.CRAQUE_SMTP_URL,
    provider: provider.value,
    publicUrl: value.CRAQUE_URL,
    trustProxy: value.CRAQUE_TRUST_PROXY,
    limits: {
      connections: value.CRAQUE_CONNECTIONS,
      connectionsPerAddress: value.CRAQUE_CONNECTIONS_PER_ADDRESS,
      streamsPerClient: value.CRAQUE_STREAMS_PER_CLIENT,
      requestsPerClient: value.CRAQUE_REQUESTS_PER_CLIENT,
    },
    newPeoplePerAddress: value.CRAQUE_NEW_PEOPLE_PER_ADDRESS,
    creationsPerHour: value.CRAQUE_CREATIONS_PER_HOUR,
    caps: { leaguesPerOwner: value.CRAQUE_LEAGUES_PER_OWNER, prizesPerSeason: value.CRAQUE_PRIZES_PER_SEASON },
    wallsOn: value.CRAQUE_WALLS,
    isDemo: false,
    backups: value.CRAQUE_BACKUPS,
    feeds: { hosts: value.CRAQUE_FEED_HOSTS, token: value.CRAQUE_FOOTBALL_DATA_TOKEN },
    webhooks: { isOn: true, hosts: value.CRAQUE_WEBHOOK_HOSTS },
    metricsToken: value.CRAQUE_METRICS_TOKEN,
    logLevel: value.CRAQUE_LOG,
  }
  return { ok: true, value: value.CRAQUE_DEMO ? asDemo(config, { worldGiven: 'CRAQUE_WORLD' in given }) : config }
}
