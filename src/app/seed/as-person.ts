import { allRoutes } from '#app/server-routes.ts'
import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import type { Caller } from '#kit/http/serve.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { NO_COMPANY } from '#modules/company/accounts/actor-from.ts'
import { newId } from '#kit/id.ts'

/** Does what a person does, through the same endpoints and verbs, without a session. */
export interface Person {
  do<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerFrom<E>>
  /** The same person working in a company. */
  in(companyId: string): Person
}

/** A person of the command line with every right. */
export function personOf(db: Database, userId: string, companyId: string = NO_COMPANY): Person {
  const actor = actorOf(userId, companyId)
  return {
    async do(endpoint, input) {
      const served = allRoutes.find((route) => route.endpoint === (endpoint as Endpoint))
      if (!served) throw new Error(`${endpoint.method} ${endpoint.path} is not served`)
      const asked = z.parse(endpoint.input, input)
      const run = (tx: Parameters<Parameters<Database['withTx']>[0]>[0]) =>
        served.run({ tx, actor, asked, caller: quietCaller })
      const answer = endpoint.method === 'GET' ? await run(db.read) : await db.withTx(run)
      return answer as AnswerFrom<typeof endpoint>
    },
    in: (other) => personOf(db, userId, other),
  }
}

function actorOf(userId: string, companyId: string): Actor {
  const permissions = new Set<string>(allPermissions)
  return {
    userId,
    name: 'Data contoh',
    email: '',
    sessionId: newId(),
    companyId,
    zone: 'Asia/Jakarta',
    permissions,
    scope: { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: false },
    via: 'cli',
    can: (permission) => permissions.has(permission),
  }
}

const quietCaller: Caller = {
  ip: '127.0.0.1',
  userAgent: 'mandor',
  requestId: 'cli',
  token: undefined,
  session: undefined,
  setCookie: () => undefined,
  clearCookie: () => undefined,
  cookie: () => undefined,
  files: async () => [],
  status: () => undefined,
}
