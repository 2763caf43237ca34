/**
 * A COMMIT was sent and nobody can say whether it holds: the reply was lost, or the server warned that it stopped
 * waiting for its standby. Only the idempotency key of the act can tell; it must not be blindly repeated.
 */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'

  constructor(cause: unknown) {
    super('the outcome of a commit is unknown', { cause })
  }
}
