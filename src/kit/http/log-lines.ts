import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Where log lines go instead of the standard output. */
export interface LogSink {
  write(line: string): void
}

/**
 * The logger of the server. What a line says of a call is its method, its path and from where it came: no cookie, no
 * query (people search for names), and of a path no part that opens something, such as the token of a mailed link.
 */
export function loggerOf(level: string, sink?: LogSink): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathToLog(request.url), from: request.ip }),
      err: errorToLog,
    },
    ...(sink && { stream: sink }),
  }
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [known: string]: unknown
}

/** What may be known of an error: of PostgreSQL's not its detail, which quotes whole rows (a NIK, the hash of a password). */
export function errorToLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { name, message, stack = '', cause } = error
  const { code, table, column, constraint } = error as Error & Record<string, unknown>
  const known = Object.entries({ code, table, column, constraint }).filter(([, value]) => value !== undefined)
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(known),
    ...(cause !== undefined && { cause: errorToLog(cause) }),
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A path without what must not be read in a log.
 *
 *   pathToLog('/reset-password/8Hf…43 letters/?x=1')  // '/reset-password/…/'
 */
export function pathToLog(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .split('/')
    .map((part) => (part.length > 20 && !ID.test(part) && /[0-9A-Z_]/.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)
}
