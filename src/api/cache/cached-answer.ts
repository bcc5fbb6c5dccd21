import type { Context, TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import { isDatabaseAway } from '#db/connection/postgres-error.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { requestedChampionship } from '#api/http/requested-championship.ts'
import type { AppEnv } from '#api/http/context.ts'
import { acceptedEncoding, encode, type Encoding } from '#api/http/encoding.ts'
import { forOtherOrigins } from '#api/http/other-origins.ts'
import type { HotAnswers } from './hot-answers.ts'
import { createCachedWork } from './cached-work.ts'
import { NewestMap } from './newest-map.ts'

type KeptBytes = Record<Encoding | 'plain', Uint8Array>
/** Nothing that is public is without a championship. */
type Requested = readonly [ChampionshipId, ...(string | number)[]]

interface AnswerPlan<Key extends Requested, Value> {
  /** Begins its ETags; two answers of the same name cannot be told apart, so the second is refused. */
  name: string
  /** Another one whenever the answer may be another one. */
  version: (championshipId: ChampionshipId) => string
  make: (...key: Key) => Promise<Value>
  /** Where it is also cache for those who ask at the same moment as thousands. */
  hot?: HotAnswers
}

type JsonOf<Value> = Response & TypedResponse<JSONParsed<Value>, 200, 'json'>

/** One kind of public answer; what is sent has the type of what was made. */
export interface CachedAnswer<Key extends Requested, Value> {
  send(c: Context<AppEnv>, ...key: Key): Promise<JsonOf<Value>>
  /** Makes what was asked for since the last time once more, now that its version is another: who asks next finds it ready. */
  renew(championshipId: ChampionshipId): Promise<void>
}

export interface CachedAnswers {
  /** An answer cache as ready bytes for each key, made again only when its version changed. */
  answer<Key extends Requested, Value>(plan: AnswerPlan<Key, Value>): CachedAnswer<Key, Value>
}

/** So many of a kind are made in each championship before anybody asks. */
const MOST_RENEWED = 4

/** Of an answer whose address means something else by now. */
const gone = ''

async function prepare(value: unknown): Promise<KeptBytes> {
  const plain = Buffer.from(JSON.stringify(value))
  const [br, gzip] = await Promise.all([encode(plain, 'br', 9), encode(plain, 'gzip')])
  return { plain, br, gzip }
}

const placeOf = ({ name }: { name: string }, key: Requested): string => [name, ...key].join('-')

const madeBy =
  <Key extends Requested, Value>({ make }: AnswerPlan<Key, Value>, key: Key) =>
  (): Promise<KeptBytes> =>
    make(...key).then(prepare)

export function createCachedAnswers(maxEntries = 500): CachedAnswers {
  const cache = createCachedWork<string, KeptBytes>(maxEntries)
  const names = new Set<string>()

  /** While the database is away, what was true last is better than nothing. */
  async function keptOrLast(place: string, version: string, make: () => Promise<KeptBytes>) {
    try {
      return { bytes: await cache.get(place, version, make), isOld: false }
    } catch (error) {
      const last = isDatabaseAway(error) ? await cache.last(place) : undefined
      if (!last) throw error
      return { bytes: last, isOld: true }
    }
  }

  /** Answers 304, or the cache bytes in the encoding the visitor takes. The version is the ETag: no body is hashed. */
  async function sendBytes<Key extends Requested, Value>(
    c: Context<AppEnv>,
    plan: AnswerPlan<Key, Value>,
    key: Key,
  ): Promise<Response> {
    const { hot } = plan
    const { isPublic, isCurrent } = requestedChampionship(c)
    const place = placeOf(plan, key)
    const versionNow = () => plan.version(key[0])
    const version = versionNow()
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const etag = `"${place}-${version}${encoding ? `-${encoding}` : ''}"`.replaceAll(/[^\x21-\x7e]/g, '')
    const headers: Record<string, string> = {
      etag,
      vary: 'Accept-Encoding',
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      // Hot answers pass the middleware that says this of the others.
      ...(isPublic && forOtherOrigins),
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    if (encoding) headers['content-encoding'] = encoding
    const made = await keptOrLast(place, version, madeBy(plan, key))
    const bytes = made.bytes[encoding ?? 'plain'] as Uint8Array<ArrayBuffer>
    if (made.isOld) {
      const { etag: _ofNow, ...others } = headers
      return c.body(bytes, 200, { ...others, 'cache-control': 'no-store' })
    }
    const { pathname, search } = new URL(c.req.url)
    if (isPublic)
      hot?.keep(
        { url: pathname + search, encoding },
        { version, versionNow: () => (isCurrent() ? versionNow() : gone), headers, bytes },
      )
    return c.body(bytes, 200, headers)
  }

  function answer<Key extends Requested, Value>(plan: AnswerPlan<Key, Value>): CachedAnswer<Key, Value> {
    if (names.has(plan.name)) throw new Error(`two cached answers are called ${plan.name}`)
    names.add(plan.name)
    const asked = new Map<ChampionshipId, NewestMap<string, Key>>()
    const note = (key: Key) => {
      const keys = asked.get(key[0]) ?? new NewestMap<string, Key>(MOST_RENEWED)
      asked.set(key[0], keys.set(placeOf(plan, key), key))
    }
    const renew = async (championshipId: ChampionshipId) => {
      const keys = [...(asked.get(championshipId)?.values() ?? [])]
      asked.delete(championshipId)
      const version = plan.version(championshipId)
      await Promise.all(keys.map((key) => cache.get(placeOf(plan, key), version, madeBy(plan, key))))
    }
    return {
      // Bytes have no type: that they are the JSON of what `make` gave is known only here.
      send: (c, ...key) => {
        note(key)
        return sendBytes(c, plan, key) as Promise<JsonOf<Value>>
      },
      renew,
    }
  }
  return { answer }
}
