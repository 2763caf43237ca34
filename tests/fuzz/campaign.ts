import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { diceOf } from '#app/seed/dice.ts'
import type { Database } from '#kit/db/database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { Jar } from '../doors/people.ts'
import { makeRequest, type FuzzRequest } from './make-request.ts'
import { knownRows } from './rows.ts'
import { watchWrites } from './watch.ts'

/** What a run of the fuzz needs. */
export interface Campaign {
  readonly app: FastifyInstance
  readonly db: Database
  readonly endpoints: readonly Endpoint[]
  readonly seed: number
  readonly requests: number
  /** Signs somebody in; called again when a request signed them out or took their rights. */
  readonly person: (dice: { chance(percent: number): boolean }) => Promise<Jar>
  readonly progress?: (line: string) => void
}

/** What came of it. */
export interface Report {
  readonly sent: number
  readonly byStatus: Readonly<Record<string, number>>
  /** Endpoints that took at least one request. */
  readonly accepted: number
  readonly faults: readonly string[]
  readonly slowestMs: number
  readonly heapBefore: number
  readonly heapAfter: number
}

const MOST_FAULTS = 200
const SLOW_MS = 5000

/** Sends requests one after another and looks after each: no error of ours, nothing kept of what was refused. */
export async function campaign(plan: Campaign): Promise<Report> {
  const { app, db, endpoints, requests } = plan
  const dice = diceOf(plan.seed)
  const rows = await knownRows(db)
  const watch = await watchWrites(db)
  const byStatus: Record<string, number> = {}
  const [accepted, faults] = [new Set<Endpoint>(), [] as string[]]
  let [jar, slowestMs, heapBefore] = [await plan.person(dice), 0, 0]
  await watch.written()
  const fault = (text: string) => faults.length < MOST_FAULTS && faults.push(text)

  for (let sent = 0; sent < requests; sent += 1) {
    const endpoint = dice.pick(endpoints)
    const request = makeRequest(endpoint, dice, rows)
    const begun = performance.now()
    const answer = await inject(app, request, dice.chance(97) ? jar : undefined)
    const took = performance.now() - begun
    slowestMs = Math.max(slowestMs, took)

    const { statusCode } = answer
    byStatus[statusCode] = (byStatus[statusCode] ?? 0) + 1
    if (statusCode >= 500) fault(`${statusCode} ${told(request)} → ${answer.body.slice(0, 200)}`)
    if (took > SLOW_MS) fault(`${Math.floor(took)} ms ${told(request)}`)
    if (statusCode >= 400 && statusCode < 500)
      wordsOf(endpoint, answer).forEach((text) => fault(`${text} ${told(request)}`))
    if (endpoint.method !== 'GET' || statusCode >= 400) {
      const written = await watch.written()
      if (statusCode >= 400 && written.length > 0) fault(`${statusCode} but wrote ${written.join()} ${told(request)}`)
    }
    if (statusCode < 300) {
      accepted.add(endpoint)
      for (const [place, id] of request.ids) rows.fits(place, id)
    }
    if ([401, 419].includes(statusCode) || sent % 400 === 399) {
      jar = await plan.person(dice)
      await watch.written()
    }
    if (sent % 500 === 0) await db.pool.query('delete from rate_limit')
    if (sent === Math.floor(requests / 5)) heapBefore = heap()
    if (sent % 5000 === 4999)
      plan.progress?.(`${sent + 1} requests, ${faults.length} faults, ${accepted.size} endpoints took one`)
  }
  await watch.close()
  return { sent: requests, byStatus, accepted: accepted.size, faults, slowestMs, heapBefore, heapAfter: heap() }
}

async function inject(
  app: FastifyInstance,
  request: FuzzRequest,
  jar: Jar | undefined,
): Promise<LightMyRequestResponse> {
  const cookie = [...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const { method, url, payload } = request
  const headers = { ...request.headers, cookie, ...(jar && { 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' }) }
  return app.inject({ method, url, headers, ...(payload !== undefined && { payload }) } as InjectOptions)
}

// What is refused is refused in words, in the product's own shape.
function wordsOf({ path }: Endpoint, answer: LightMyRequestResponse): string[] {
  if (path.startsWith('/d/')) return []
  try {
    const { message } = answer.json() as { message?: unknown }
    return typeof message === 'string' && message.length > 5 ? [] : ['no words']
  } catch {
    return [`no JSON (${answer.statusCode})`]
  }
}

function told({ method, url, headers, payload }: FuzzRequest): string {
  const body = payload === undefined ? '' : JSON.stringify(String(payload).slice(0, 400))
  return `${method} ${url.slice(0, 300)} [${headers['content-type'] ?? ''}] ${body}`
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
