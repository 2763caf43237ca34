import { plus, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { contractOf } from '#modules/sales/face.ts'
import { instalmentShares, openedInstalments } from '../instalments/rules.ts'
import { instalmentsOf, takeInstalment } from '../instalments/store.ts'
import type { OpenedUpTo } from './contract.ts'
import type { OpenedMoney } from './rules.ts'

/**
 * Marks the instalments that were billed before the books began: of a contract by instalments exactly some of the first
 * ('project-opening.not-instalments'), as down payment and retention are rows of it ('project-opening.instalments-only').
 */
export async function openInstalments(
  tx: Tx,
  actor: Actor,
  asked: OpenedMoney & { readonly id: string },
  orderId: string,
): Promise<void> {
  const shares = await openedShares(tx, actor, { projectId: asked.id, orderId })
  if (shares.length === 0) return
  if (asked.downPayment > 0n) throw new Refusal('project-opening.instalments-only', {}, { field: 'downPayment' })
  if (asked.retention > 0n) throw new Refusal('project-opening.instalments-only', {}, { field: 'retention' })
  const count = openedInstalments(shares, asked.billed)
  const first = shares[0]
  if (count === null)
    throw new Refusal(
      'project-opening.not-instalments',
      { upTo: first?.amount ?? ZERO, name: first?.name ?? '' },
      { field: 'billed' },
    )
  for (const { id, amount, basis } of shares.slice(0, count))
    await takeInstalment(tx, actor.companyId, { id, amount, basis, invoiceId: null })
}

/** Tells what was billed when the first instalments of a contract were, one after the other; none where it is billed by progress. */
export async function openableInstalments(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly orderId: string },
): Promise<OpenedUpTo[]> {
  let upTo = ZERO
  return (await openedShares(tx, actor, of)).map(({ name, amount }) => {
    upTo = plus(upTo, amount)
    return { name, upTo: String(upTo) }
  })
}

async function openedShares(
  tx: Tx,
  actor: Actor,
  { projectId, orderId }: { readonly projectId: string; readonly orderId: string },
) {
  const seen = await contractOf(tx, actor, orderId)
  const rows = await instalmentsOf(tx, actor.companyId, { projectId, seen })
  const shares = instalmentShares(rows, seen)
  return rows.flatMap(({ id, name }) => {
    const share = shares.get(id)
    return share ? [{ id, name, ...share }] : []
  })
}
