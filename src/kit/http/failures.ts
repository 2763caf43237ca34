/** Texts per field, keyed by the dotted path of the field: `lines.0.qty`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The call has the wrong shape: 422 with texts at the fields. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape'
  readonly errors: FieldErrors
  constructor(errors: FieldErrors) {
    super('wrong shape')
    this.errors = errors
  }
}

/** Asked too often: 429 with Retry-After in seconds. */
export class TooOften extends Error {
  override readonly name = 'TooOften'
  readonly retryAfter: number
  constructor(retryAfter: number, message = 'Terlalu banyak percobaan.') {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** A stranger asked for what only signed-in people may have: 401. */
export class Stranger extends Error {
  override readonly name = 'Stranger'
}

/** Signed in, but without the right: 403. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
  readonly needs: string
  constructor(needs: string) {
    super(`needs ${needs}`)
    this.needs = needs
  }
}

/** Something the server itself needs does not answer: 503, and the person may try again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** The CSRF token is missing, stale or foreign: 419. */
export class StaleToken extends Error {
  override readonly name = 'StaleToken'
}

/** The second factor must be given before this act: 403 with a code the client knows; it asks, and calls again. */
export class SecondFactorAsked extends Error {
  override readonly name = 'SecondFactorAsked'
}
