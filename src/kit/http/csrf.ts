import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { StaleToken } from '#kit/http/failures.ts'
import type { LiveSession } from '#kit/http/session.ts'

/** Answers 419 unless an unsafe call echoes the token of its own session, from our own origin. */
export function checkCsrf(request: FastifyRequest, session: LiveSession | undefined): void {
  if (!session || isForeign(request)) throw new StaleToken()
  const sent = request.headers['x-xsrf-token']
  if (typeof sent !== 'string' || !isSame(sent, session.csrf)) throw new StaleToken()
}

function isForeign(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const origin = request.headers.origin
  if (origin === undefined) return false
  const host = /^https?:\/\/([^/]+)$/.exec(origin)?.[1]
  return host !== request.headers.host
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
