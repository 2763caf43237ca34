import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { needFactor } from '#kit/access/second-factor.ts'
import type { Database } from '#kit/db/database.ts'
import { callerOf } from '#kit/http/caller.ts'
import { checkCsrf } from '#kit/http/csrf.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { fieldErrors } from '#kit/http/field-errors.ts'
import { withinExports } from '#kit/http/export-limit.ts'
import { WrongShape } from '#kit/http/failures.ts'
import { claimKey, keepAnswer, type Attempt } from '#kit/http/idempotency.ts'
import { admit } from '#kit/http/policy.ts'
import { announceAct } from '#kit/http/announce-act.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { FileReply, type Caller, type Served } from '#kit/http/serve.ts'
import { withhold } from '#kit/http/sensitive.ts'
import { SESSION_COOKIE, type LiveSession, type SessionSource } from '#kit/http/session.ts'

/** What the door needs from the house. */
export interface House {
  readonly db: Database
  readonly sessions: SessionSource
  /** True when the public address is https: cookies become Secure. */
  readonly isSecure: boolean
}

/** Who knocks, as the door found out before it read what they brought. */
interface Knock {
  readonly token: string | undefined
  readonly session: LiveSession | undefined
}

/** Bytes of a body that anybody may send; no public form needs a tenth of it. */
export const STRANGERS_BODY = 16_384
/** Bytes of a body from who is signed in; files come apart from it. */
const MEMBERS_BODY = 1_048_576

/** Opens a door per endpoint. Order: session, CSRF, right, and only then the body: shape, transaction, verb. */
export function openDoors(app: FastifyInstance, house: House, routes: readonly Served[]): void {
  for (const served of routes) {
    const knocks = new WeakMap<FastifyRequest, Knock>()
    app.route({
      method: served.endpoint.method,
      url: served.endpoint.path,
      bodyLimit: served.endpoint.permission === 'public' ? STRANGERS_BODY : MEMBERS_BODY,
      onRequest: async (request) => void knocks.set(request, await admitted(house, served, request)),
      handler: (request, reply) => pass(house, served, { request, reply, ...knocks.get(request) }),
    })
  }
}

// The body still waits in the socket: who may not come in has it read by nobody.
async function admitted(house: House, { endpoint }: Served, request: FastifyRequest): Promise<Knock> {
  const token = request.cookies[SESSION_COOKIE]
  const session = token ? await house.sessions.find(house.db.read, token) : undefined
  if (endpoint.method !== 'GET') checkCsrf(request, session)
  admit(endpoint.permission, session?.actor)
  refuseInPreview(endpoint, session?.actor)
  refuseInClosed(endpoint, session?.actor)
  return { token, session }
}

interface Entering extends Partial<Knock> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function pass(house: House, served: Served, { request, reply, token, session }: Entering): Promise<unknown> {
  const { endpoint } = served
  const asked = readInput(endpoint, request)
  if (endpoint.secondFactor) needFactor(session?.actor)
  const caller = callerOf(request, reply, { token, session, isSecure: house.isSecure })
  const actor = session?.actor && actorHere(lookingIn(endpoint, session.actor), caller)
  const answer = await withinExports(house.db, endpoint, actor, () =>
    act(house, served, { asked, caller, actor, request }),
  )
  announceAct(endpoint, { actor, asked, answer, tab: request.headers['x-tab'] })
  // A stranger may see nothing sensitive.
  return send(
    reply,
    withhold(answer, endpoint.sensitive, (permission) => session?.actor?.can(permission) ?? false),
  )
}

// Who tries a role looks, and changes nothing: neither as that role nor as themselves.
function refuseInPreview({ method, permission, inPreview }: Endpoint, actor: Actor | undefined): void {
  if (!actor?.preview || method === 'GET' || permission === 'public' || inPreview) return
  throw new Refusal('preview.read-only', { role: actor.preview.role })
}

// A company that was closed is read: what writes in it says so itself.
function refuseInClosed({ method, permission, inClosed }: Endpoint, actor: Actor | undefined): void {
  if (actor?.closed === undefined || method === 'GET' || permission === 'public' || inClosed) return
  throw new Refusal('company.closed', { name: actor.closed })
}

interface Passing {
  readonly asked: unknown
  readonly caller: Caller
  readonly actor: Actor | undefined
  readonly request: FastifyRequest
}

// What may be done next is no answer of a company that was closed: its pages offer nothing that would be refused.
function lookingIn({ method }: Endpoint, actor: Actor): Actor {
  if (actor.closed === undefined || method !== 'GET') return actor
  return { ...actor, can: (permission) => looks(permission) && actor.can(permission) }
}

const looks = (permission: string) => /^(view|export) /.test(permission)

// History tells from where something was done.
function actorHere(actor: Actor, { ip, userAgent }: Caller): Actor {
  return { ...actor, from: { ip, userAgent } }
}

async function act(house: House, served: Served, { asked, caller, actor, request }: Passing): Promise<unknown> {
  if (served.open || !actor) return served.run({ db: house.db, actor, asked, caller })
  if (served.endpoint.method === 'GET') return served.run({ tx: house.db.read, actor, asked, caller })
  if (!served.endpoint.idempotent) return house.db.withTx((tx) => served.run({ tx, actor, asked, caller }))
  return once(house, served, { asked, caller, actor, request })
}

// The key, the effect and the answer stand or fall together.
async function once(
  house: House,
  served: Served,
  given: { asked: unknown; caller: Caller; actor: Actor; request: FastifyRequest },
): Promise<unknown> {
  const { asked, caller, actor, request } = given
  const { method, path } = served.endpoint
  const attempt: Attempt = { userId: actor.userId, key: readKey(request), route: `${method} ${path}`, asked }
  return house.db.withTx(async (tx) => {
    const earlier = await claimKey(tx, attempt)
    if (earlier) return JSON.parse(earlier.answer) as unknown
    const answer = await served.run({ tx, actor, asked, caller })
    await keepAnswer(tx, attempt, JSON.stringify(told(answer)))
    return answer
  })
}

function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw new WrongShape({
    'Idempotency-Key': ['Kirim Idempotency-Key berisi UUID baru. Di layar: muat ulang halaman ini, lalu coba lagi.'],
  })
}

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const params = request.params as Record<string, unknown>
  const rest = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? request.query : request.body
  if (rest !== undefined && rest !== null && (typeof rest !== 'object' || Array.isArray(rest))) {
    throw new WrongShape({ '': ['Kiriman harus berupa objek.'] })
  }
  const read = z.safeParse(endpoint.input, { ...(rest as object | undefined), ...params })
  if (read.success) return read.data
  // An address that cannot be anybody's names no record, as one that is nobody's.
  if (read.error.issues.every(({ path: [field] }) => typeof field === 'string' && Object.hasOwn(params, field))) {
    throw new NotFound()
  }
  throw new WrongShape(fieldErrors(read.error.issues))
}

function send(reply: FastifyReply, answer: unknown): unknown {
  if (!(answer instanceof FileReply)) return sendData(reply.header('Cache-Control', 'no-store'), told(answer))
  const kind = answer.inline ? 'inline' : 'attachment'
  return (
    reply
      .header('Content-Type', answer.type)
      .header('Content-Disposition', `${kind}; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
      .header('Cache-Control', answer.cache ?? 'private, no-store')
      // Whatever a file holds, it may not act in the page's name.
      .header('Content-Security-Policy', "sandbox; default-src 'none'")
      .headers(answer.headers)
      .send(answer.body)
  )
}

// A verb that tells nothing answers with an empty object; null is an answer, and travels as it is.
function told(answer: unknown): unknown {
  return answer === undefined ? {} : answer
}

// The framework sends no body at all for null, which reads as an empty object on the other side.
function sendData(reply: FastifyReply, answer: unknown): unknown {
  return answer === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(answer)
}
