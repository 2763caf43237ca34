import { Refusal } from '#ground/refusal.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { CustomerFacts } from '#modules/parties/face.ts'
import { exposureOf } from './credit-store.ts'
import { claimSum } from './rules.ts'
import type { Settings } from './settings.ts'

/**
 * How a customer is held while his credit is weighed: where the limit blocks, one act at a time, so that each counts what the
 * one before it took. Held before anything is read: a shared hold that becomes a sole one waits for its own neighbours.
 */
export function creditHold({ creditMode }: Pick<Settings, 'creditMode'>): 'alone' | 'shared' {
  return creditMode === 'block' ? 'alone' : 'shared'
}

/** Reads what a customer owes for what he has; null where no limit blocks him. */
export async function blockedClaim(
  tx: Tx,
  actor: Actor,
  { customer, settings }: { readonly customer: CustomerFacts; readonly settings: Settings },
): Promise<Money | null> {
  if (customer.creditLimit === null || settings.creditMode !== 'block') return null
  return claimSum(await exposureOf(tx, actor.companyId, customer))
}

/**
 * Refuses goods that leave when the customer then owes more than his limit; `before` is his claim as it stood. What adds
 * nothing to it, since it was billed ahead, may always leave.
 */
export function assertWithinLimit(customer: CustomerFacts, before: Money | null, after: Money | null): void {
  const limit = customer.creditLimit
  if (limit === null || before === null || after === null) return
  if (after <= limit || after <= before) return
  throw new Refusal('delivery.over-limit', { customer: customer.name, limit, owed: before })
}
