import type { z, RouteConfig } from '@hono/zod-openapi'
import type { capabilities } from './capabilities.ts'
import type { ContractRouter } from './http/router.ts'
import type { commonProblems, problems, problemsByTag } from './problems.ts'

// Types only: the web takes the types of its calls from here, and no byte of the API reaches a browser
// (docs/decisions/112-calls-take-their-types-from-the-routes.md).

type RoutesOf<Router> = Router extends ContractRouter<infer Routes> ? Routes : never
type Route = RoutesOf<ReturnType<(typeof capabilities)[number]>>
type NameOf<R extends RouteConfig> = `${Uppercase<R['method']>} ${R['path']}`

/**
 * Params and queries arrive as text. The schema of a number or list accepts `unknown`, so callers get its output type.
 */
type TextOf<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: unknown extends z.input<Schema>[Key]
    ? Key extends keyof z.output<Schema>
      ? z.output<Schema>[Key]
      : never
    : z.input<Schema>[Key]
}
type Sent<Values> = { [Key in keyof Values]: undefined extends Values[Key] ? Values[Key] | undefined : Values[Key] }

type ParamsOf<R> = R extends { request: { params: infer Schema extends z.ZodType } } ? Sent<TextOf<Schema>> : unknown
type QueryOf<R> = R extends { request: { query: infer Schema extends z.ZodType } } ? Sent<TextOf<Schema>> : unknown
type BodyOf<R> = R extends { request: { body: { content: infer Content } } }
  ? Content extends { 'application/json': { schema: infer Schema extends z.ZodType } }
    ? { body: z.input<Schema> }
    : { body: FormData }
  : unknown

type ValueOf<Answer> = Answer extends { content: infer Content }
  ? Content extends { 'application/json': { schema: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : string
  : undefined
type AnswerIn<R> = R extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 204)]: ValueOf<Responses[Status]> }[keyof Responses & (200 | 201 | 204)]
  : never

type Common = keyof typeof commonProblems | 'network' | 'unreadable'
type OwnKinds<Tag> = Tag extends keyof typeof problemsByTag ? keyof (typeof problemsByTag)[Tag] : never
type TagOf<Path> = Path extends `/api/${infer Tag}/${string}` ? Tag : Path extends `/api/${infer Tag}` ? Tag : never

interface Call<R extends RouteConfig> {
  asked: ParamsOf<R> & QueryOf<R> & BodyOf<R>
  answer: AnswerIn<R>
  kind: Common | (R['method'] extends 'get' ? never : OwnKinds<TagOf<R['path']>>)
}

/** Every route that has a contract, by its name, such as `GET /api/clubs/{id}`. */
type Calls = { [R in Route as NameOf<R>]: Call<R> }

export type RouteName = keyof Calls
/** What a call of this route needs: its path parameters, its query and its body. */
export type AskedOf<Name extends RouteName> = Calls[Name]['asked']
export type AnswerOf<Name extends RouteName> = Calls[Name]['answer']
/** The problem kinds that a call can get. Writes also get the kinds of their capability, as the API document says. */
export type KindOf<Name extends RouteName> = Calls[Name]['kind']

export type ProblemKind = keyof typeof problems | 'network' | 'unreadable'
