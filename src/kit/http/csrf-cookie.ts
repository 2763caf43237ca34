import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '#kit/http/door.ts'
import { SESSION_COOKIE, XSRF_COOKIE } from '#kit/http/session.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** GET /sanctum/csrf-cookie: gives the session's token as a readable cookie, beginning a session when there is none. */
export function openCsrfCookie(app: FastifyInstance, house: House): void {
  app.get('/sanctum/csrf-cookie', async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE]
    const session = token ? await house.sessions.find(house.db.read, token) : undefined
    if (session) return giveCsrf(reply, session.csrf, house.isSecure).code(204).send()

    const from = { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) }
    const begun = await house.db.withTx((tx) => house.sessions.begin(tx, from))
    reply.setCookie(SESSION_COOKIE, begun.token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: house.isSecure,
      maxAge: THIRTY_DAYS,
    })
    return giveCsrf(reply, begun.session.csrf, house.isSecure).code(204).send()
  })
}

function giveCsrf(reply: FastifyReply, csrf: string, isSecure: boolean): FastifyReply {
  return reply.header('Cache-Control', 'no-store').setCookie(XSRF_COOKIE, csrf, {
    path: '/',
    httpOnly: false,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: THIRTY_DAYS,
  })
}
