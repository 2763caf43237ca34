import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { quietCaller } from '#kit/http/quiet-caller.ts'
import { withhold } from '#kit/http/sensitive.ts'
import type { Served } from '#kit/http/serve.ts'

/** Does what a person does, through the same endpoints and verbs, without a session; what they may not see is as absent as at the door. */
export interface Desk {
  do<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerFrom<E>>
}

/** Opens a desk for somebody at these doors; shape first, then the verb, in one transaction when it is an act. */
export function deskOf(db: Database, actor: Actor, routes: readonly Served[]): Desk {
  return {
    async do(endpoint, input) {
      const served = routes.find((route) => route.endpoint === (endpoint as Endpoint))
      if (!served) throw new Error(`${endpoint.method} ${endpoint.path} is not served`)
      const asked = z.parse(endpoint.input, input)
      const run = (tx: Parameters<Parameters<Database['withTx']>[0]>[0]) =>
        served.run({ tx, actor, asked, caller: atDesk })
      const answer = endpoint.method === 'GET' ? await run(db.read) : await db.withTx(run)
      const shown = withhold(answer, served.endpoint.sensitive, (permission) => actor.can(permission))
      return shown as AnswerFrom<typeof endpoint>
    },
  }
}

const atDesk = quietCaller({ ip: '127.0.0.1', userAgent: 'mandor', requestId: 'desk' })
