import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import type { Caller } from '#kit/http/serve.ts'
import { salesRoutes } from '../routes.ts'

/** Does what a person does in sales, through the same doors and verbs, without a session. */
export interface SalesDesk {
  do<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerFrom<E>>
}

/** Opens a desk for somebody; shape first, then the verb, in one transaction when it is an act. */
export function salesDesk(db: Database, actor: Actor): SalesDesk {
  return {
    async do(endpoint, input) {
      const served = salesRoutes.find((route) => route.endpoint === (endpoint as Endpoint))
      if (!served) throw new Error(`${endpoint.method} ${endpoint.path} is not served`)
      const asked = z.parse(endpoint.input, input)
      const run = (tx: Parameters<Parameters<Database['withTx']>[0]>[0]) =>
        served.run({ tx, actor, asked, caller: quiet })
      const answer = endpoint.method === 'GET' ? await run(db.read) : await db.withTx(run)
      return answer as AnswerFrom<typeof endpoint>
    },
  }
}

const quiet: Caller = {
  ip: '127.0.0.1',
  userAgent: 'test',
  requestId: 'test',
  token: undefined,
  session: undefined,
  setCookie: () => undefined,
  clearCookie: () => undefined,
  cookie: () => undefined,
  files: async () => [],
  status: () => undefined,
}
