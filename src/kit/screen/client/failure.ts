/** Texts per field, keyed by dotted path: `lines.0.qty`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

interface Body {
  readonly message?: unknown
  readonly code?: unknown
  readonly facts?: unknown
  readonly errors?: unknown
}

/** The server said no, or could not be reached (status 0). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string | undefined
  readonly facts: Readonly<Record<string, string | number>>
  readonly errors: FieldErrors | undefined
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Body, retryAfter?: number) {
    super(typeof body.message === 'string' && body.message ? body.message : FALLBACK)
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : undefined
    this.facts = isRecord(body.facts) ? (body.facts as Record<string, string | number>) : {}
    this.errors = isRecord(body.errors) ? (body.errors as FieldErrors) : undefined
    this.retryAfter = retryAfter
  }
}

/** Verbatim of the product spec, for answers without a message. */
const FALLBACK = 'Something went wrong'

export const UNREACHABLE = 'Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.'

/** Reads what a failed answer says. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const wait = Number(response.headers.get('Retry-After'))
  return new ApiFailure(response.status, await bodyOf(response), wait > 0 ? wait : undefined)
}

/** No network, or a server that is being started again: worth another try as it is. */
export function isOutOfReach(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status >= 502
}

/** True when a person or a page change stopped the call; nothing went wrong. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function bodyOf(response: Response): Promise<Body> {
  try {
    const parsed: unknown = await response.json()
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
