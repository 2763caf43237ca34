import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { dealt } from '#modules/parties/face.ts'
import { refreshOrders } from './progress.ts'

/** Brings orders up to date after one of their documents was written, and what the customer list shows of them. */
export async function refresh(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  about: { readonly on?: Day; readonly customerId?: string; readonly receivable?: Money } = {},
): Promise<void> {
  const moved = await refreshOrders(tx, ids)
  const customers = new Set([...moved.keys(), ...(about.customerId ? [about.customerId] : [])])
  for (const customerId of [...customers].toSorted()) {
    const receivable = customerId === about.customerId ? about.receivable : undefined
    await dealt(tx, {
      companyId: actor.companyId,
      customerId,
      openOrders: moved.get(customerId) ?? 0,
      ...(receivable !== undefined && { receivable }),
      ...(about.on !== undefined && { on: about.on }),
    })
  }
}
