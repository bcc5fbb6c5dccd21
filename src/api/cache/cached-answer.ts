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

type EncodedBytes = Record<Encoding | 'plain', Uint8Array>
/** The key of a cached answer. Every cached answer belongs to a championship. */
type Requested = readonly [ChampionshipId, ...(string | number)[]]

interface AnswerPlan<Key extends Requested, Value> {
  /** The first part of the ETag. A second answer with the same name is refused, because their ETags would be equal. */
  name: string
  /** Must change whenever the answer may change. */
  version: (championshipId: ChampionshipId) => string
  make: (...key: Key) => Promise<Value>
  /** Stores public answers here too, for answers that thousands of pages request at the same moment. */
  hot?: HotAnswers
}

type JsonOf<Value> = Response & TypedResponse<JSONParsed<Value>, 200, 'json'>

/** One kind of cached answer, the same for all visitors. The type of the response follows from what `make` returns. */
export interface CachedAnswer<Key extends Requested, Value> {
  send(c: Context<AppEnv>, ...key: Key): Promise<JsonOf<Value>>
  /**
   * After a new version, makes the newest requested answers again (`MOST_RENEWED`), so that the next visitor does not
   * wait.
   */
  renew(championshipId: ChampionshipId): Promise<void>
}

export interface CachedAnswers {
  /** Caches an answer as encoded bytes for each key, and makes it again only when its version changes. */
  answer<Key extends Requested, Value>(plan: AnswerPlan<Key, Value>): CachedAnswer<Key, Value>
}

/** At most this many answers of a kind are made ahead for each championship. */
const MOST_RENEWED = 4

/** A version that no answer has: the address may now mean another championship, so its hot answer is no longer used. */
const gone = ''

async function prepare(value: unknown): Promise<EncodedBytes> {
  const plain = Buffer.from(JSON.stringify(value))
  const [br, gzip] = await Promise.all([encode(plain, 'br', 9), encode(plain, 'gzip')])
  return { plain, br, gzip }
}

const placeOf = ({ name }: { name: string }, key: Requested): string => [name, ...key].join('-')

const madeBy =
  <Key extends Requested, Value>({ make }: AnswerPlan<Key, Value>, key: Key) =>
  (): Promise<EncodedBytes> =>
    make(...key).then(prepare)

export function createCachedAnswers(maxEntries = 500): CachedAnswers {
  const cache = createCachedWork<string, EncodedBytes>(maxEntries)
  const names = new Set<string>()

  /** While the database is away, an old answer is better than none. */
  async function cachedOrLast(place: string, version: string, make: () => Promise<EncodedBytes>) {
    try {
      return { bytes: await cache.get(place, version, make), isOld: false }
    } catch (error) {
      const last = isDatabaseAway(error) ? await cache.last(place) : undefined
      if (!last) throw error
      return { bytes: last, isOld: true }
    }
  }

  /**
   * Answers 304, or the cached bytes in an encoding that the visitor accepts. The ETag contains the version, so no body
   * is hashed.
   */
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
      // Hot answers bypass the middleware that sets these headers on other answers.
      ...(isPublic && forOtherOrigins),
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    if (encoding) headers['content-encoding'] = encoding
    const made = await cachedOrLast(place, version, madeBy(plan, key))
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
    if (names.has(plan.name)) throw new Error(`two cached answers have the same name: ${plan.name}`)
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
      // Only this line knows that the bytes are the JSON of what `make` returned: bytes carry no type.
      send: (c, ...key) => {
        note(key)
        return sendBytes(c, plan, key) as Promise<JsonOf<Value>>
      },
      renew,
    }
  }
  return { answer }
}
