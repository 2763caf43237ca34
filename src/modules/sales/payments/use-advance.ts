import type { DimsAmount } from '#ground/dims.ts'
import { sum, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { checkAllocations } from '#kit/posting/settlement.ts'
import { post } from '#modules/journal/face.ts'
import { openInvoices } from '../invoices/store.ts'
import { takenByProject } from './by-project.ts'
import { advanceEntry } from './entry.ts'
import { dueOf, lockDue, settle, type Source } from './settle.ts'

/** What a customer has to use: the unallocated rest of a payment or of a credit note. */
export interface Advance {
  readonly source: Source
  /** The project of the invoice that a credit note corrected; an overpayment is for none. */
  readonly projectId: string | null
  readonly left: Money
  /** Names it in the journal: 'uang muka KW-2611-0001'. */
  readonly called: string
}

/** What of an advance goes to which invoice of the same customer. */
export interface AdvanceUse {
  readonly invoiceId: string
  readonly amount: Money
}

/**
 * Takes an advance off open invoices, books it, and tells how much was used. Refuses more than is left of the advance
 * or open on an invoice, and invoices that are not open ones of this customer.
 */
export async function useAdvance(tx: Tx, actor: Actor, advance: Advance, uses: readonly AdvanceUse[]): Promise<Money> {
  const { source } = advance
  const ids = new Set(uses.map((each) => each.invoiceId))
  const open = await openInvoices(tx, actor, { customerId: source.customerId })
  const invoices = await lockDue(
    tx,
    actor.companyId,
    open.filter((invoice) => ids.has(invoice.id)),
  )
  const allocations = uses.map((each) => ({ ...each, withheld: ZERO, withholdingKind: null, withholdingBase: ZERO }))
  checkAllocations(advance.left, allocations, new Map(invoices.map((invoice) => [invoice.id, dueOf(invoice)])))

  const taken = await takenByProject(tx, invoices, allocations)
  const settlementIds = await settle(tx, actor, source, { allocations, invoices })
  await bookUse(tx, actor, advance, { settlementId: settlementIds[0], taken })
  return sum(allocations.map((each) => each.amount))
}

async function bookUse(
  tx: Tx,
  actor: Actor,
  { source, projectId, called }: Advance,
  { settlementId, taken }: { readonly settlementId: string | undefined; readonly taken: readonly DimsAmount[] },
): Promise<void> {
  const sourceId = settlementId ?? source.paymentId ?? source.creditNoteId ?? ''
  await post(tx, actor, {
    on: source.on,
    area: 'sales',
    source: { kind: 'advance-use', id: sourceId },
    memo: `Pemakaian ${called}`,
    lines: advanceEntry({ customerId: source.customerId, projectId }, taken),
  })
}
