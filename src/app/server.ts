import '#kit/http/json.ts'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { useSheetsOf } from '#app/api-docs/sheets.ts'
import { sentenceOf } from '#app/refusals.ts'
import { allRoutes } from '#app/server-routes.ts'
import { pageAt } from '#app/site-map.ts'
import type { Database } from '#kit/db/database.ts'
import { usePublicUrl } from '#kit/http/public-url.ts'
import { openCsrfCookie } from '#kit/http/csrf-cookie.ts'
import { openDoors, type House } from '#kit/http/door.ts'
import { errorHandler } from '#kit/http/errors.ts'
import { secureHeaders } from '#kit/http/headers.ts'
import type { Live } from '#kit/live/live.ts'
import { openStreamDoor } from '#kit/live/stream-door.ts'
import { loggerOf, type LogSink } from '#kit/http/log-lines.ts'
import { useIndonesianMessages } from '#kit/http/messages.ts'
import { checkPolicies } from '#kit/http/policy.ts'
import { serveWeb } from '#kit/http/web-files.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { sessionSource } from '#modules/company/accounts/session-store.ts'

/** What a server needs to stand. */
export interface ServerOptions {
  readonly db: Database
  /** The address people type: decides Secure cookies and links in mails. */
  readonly appUrl: string
  /** Where the built browser app lies; absent in tests of the API. */
  readonly webFolder?: string
  /** False withdraws the worker that opens the app without a signal. */
  readonly isOfflineOn?: boolean
  readonly logLevel?: string
  /** Where its log goes; the standard output unless a test reads it. */
  readonly logTo?: LogSink
  /** What carries changes to the screens; absent in tests of the API. */
  readonly live?: Live
}

const MAX_BODY = 1_048_576
const HEAD_MS = 10_000

/** Builds the whole server without listening: every door, or an error when one has no policy. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  useIndonesianMessages()
  checkPolicies(
    allRoutes.map((served) => served.endpoint),
    new Set<string>(allPermissions),
  )
  usePublicUrl(options.appUrl)
  useSheetsOf(options.webFolder)
  const isSecure = options.appUrl.startsWith('https:')
  const app = Fastify({
    logger: loggerOf(options.logLevel ?? 'warn', options.logTo),
    genReqId: () => newId(),
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Whoever sends the head of a request byte by byte holds a socket no longer than this.
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: 1000 },
    exposeHeadRoutes: false,
    trustProxy: isSecure ? '127.0.0.1/8' : false,
    return503OnClosing: true,
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(errorHandler(sentenceOf))
  await secureHeaders(app, isSecure)
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: 10 * MAX_BODY, files: 10, fields: 20 } })

  const house: House = { db: options.db, sessions: sessionSource, isSecure }
  app.get('/healthz', async () => ({ ok: true }))
  openCsrfCookie(app, house)
  openDoors(app, house, allRoutes)
  if (options.live) openStreamDoor(app, house, options.live)
  if (options.webFolder)
    await serveWeb(app, options.webFolder, { pageAt: documentAt, isOfflineOn: options.isOfflineOn })
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Data tidak ditemukan.' }))
  return app
}

// Whoever opens the bare address is led to the dashboard.
function documentAt(address: string): string | undefined {
  return pageAt(/^\/(\?|$)/.test(address) ? '/dashboard' : address)?.path
}
