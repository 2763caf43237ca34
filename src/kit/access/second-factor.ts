import type { Actor } from '#kit/access/actor.ts'
import { SecondFactorAsked } from '#kit/http/failures.ts'

/** Asks for the second factor where only part of an endpoint is sensitive: before bank accounts change, say. */
export function needFactor(actor: Actor | undefined): void {
  if (actor?.isFactorDue) throw new SecondFactorAsked()
}
