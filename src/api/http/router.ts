import { OpenAPIHono, type RouteConfig, type RouteConfigToTypedResponse, type z } from '@hono/zod-openapi'
import type { Handler, Hono, Input, TypedResponse } from 'hono'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { sendProblem } from './send-problem.ts'

/** A router that checks requests against the contract and names each invalid field. */
export function createRouter(options: { getPath?: (request: Request) => string } = {}) {
  return new OpenAPIHono<AppEnv>({
    ...options,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
      return sendProblem(c, httpProblem('invalid_request', { fields }))
    },
  })
}

type Part<R, Name extends string, Target extends string> = R extends {
  request: { [Key in Name]: infer Schema extends z.ZodType }
}
  ? { out: { [Key in Target]: z.output<Schema> } }
  : unknown
type BodyPart<R, Type extends string, Target extends string> = R extends {
  request: { body: { content: { [Key in Type]: { schema: infer Schema extends z.ZodType } } } }
}
  ? { out: { [Key in Target]: z.output<Schema> } }
  : unknown
type InputOf<R> = Input &
  Part<R, 'params', 'param'> &
  Part<R, 'query', 'query'> &
  BodyPart<R, 'application/json', 'json'> &
  BodyPart<R, 'multipart/form-data', 'form'>
type MaybePromise<T> = Promise<T> | T
type AnswerOf<R extends RouteConfig> = [RouteConfigToTypedResponse<R>] extends [
  infer Output extends Response | TypedResponse,
]
  ? R extends { responses: { [status: number]: { content: object } } }
    ? MaybePromise<Output>
    : MaybePromise<Output> | MaybePromise<Response>
  : never

/**
 * The routes of a capability with their types, from which `#api/api-routes.ts` derives the types of the web's calls.
 * This interface does not extend Hono, because with two signatures of `openapi` the compiler would check every handler
 * twice.
 */
export interface ContractRouter<Routes extends RouteConfig = never> {
  readonly routesAsType?: Routes
  openapi<R extends RouteConfig, I extends Input = InputOf<R>>(
    route: R,
    handler: Handler<AppEnv, string, I, AnswerOf<R>>,
  ): ContractRouter<Routes | R>
}

export const contractRouter = (): ContractRouter => createRouter() as object as ContractRouter

/** The routes typed as a Hono app, which they are at run time. */
export const honoOf = (routes: object): Hono<AppEnv> => routes as Hono<AppEnv>
