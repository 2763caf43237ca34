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
import { openDoors, STRANGERS_BODY, type House } from '#kit/http/door.ts'
import { errorHandler } from '#kit/http/errors.ts'
import { readJsonBodies } from '#kit/http/json-depth.ts'
import { secureHeaders, securityHeaders } from '#kit/http/headers.ts'
import { takeLeaveSlowly } from '#kit/http/leave.ts'
import { openReadiness } from '#kit/http/readiness.ts'
import { answerAddress, answerSocket } from '#kit/http/socket-answers.ts'
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
  /** Where files lie; absent in tests of the API. */
  readonly dataDir?: string
  /** How long it still serves after it was asked to close, in ms. */
  readonly farewellMs?: number
  /** Whose word on where a call came from counts; unless said, that of this machine when the address is https. */
  readonly trustProxy?: readonly string[] | undefined
  /** What carries changes to the screens; absent in tests of the API. */
  readonly live?: Live
}

/** Bytes of one uploaded file. */
const MOST_FILE = 10_485_760
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
  const heads = await securityHeaders(isSecure)
  const app = Fastify({
    logger: loggerOf(options.logLevel ?? 'warn', options.logTo),
    genReqId: () => newId(),
    bodyLimit: STRANGERS_BODY,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Whoever sends the head of a request byte by byte holds a socket no longer than this.
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: 1000 },
    exposeHeadRoutes: false,
    trustProxy: options.trustProxy ? [...options.trustProxy] : isSecure && ['127.0.0.1/8', '::1'],
    // What was taken is served, also while it closes; the answer ends its connection.
    return503OnClosing: false,
    clientErrorHandler: answerSocket(heads),
    frameworkErrors: (error, request, reply) => void answerAddress(heads)(error, request, reply),
  })
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  app.setErrorHandler(errorHandler(sentenceOf))
  secureHeaders(app, heads)
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: MOST_FILE, files: 10, fields: 20 } })

  const house: House = { db: options.db, sessions: sessionSource, isSecure }
  const isLeaving = takeLeaveSlowly(app, options.farewellMs ?? 0)
  openReadiness(app, { db: options.db, folder: options.dataDir, isLeaving })
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
