import { plus, sum, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { post } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import { openInvoices } from '../invoices/store.ts'
import { versioned } from '../versioned.ts'
import { advanceEntry } from '../payments/entry.ts'
import { checkAllocations } from '../payments/rules.ts'
import { dueOf, lockDue, settle } from '../payments/settle.ts'
import { today } from '../today.ts'
import type { allocateCredit } from './contract.ts'
import { changeCreditNote, lockCreditNote } from './store.ts'

/** Uses what is left of a credit note on other invoices of the same customer. */
export async function allocate(tx: Tx, actor: Actor, asked: AskedOf<typeof allocateCredit>): Promise<DocumentRef> {
  const note = await lockCreditNote(tx, actor.companyId, asked.id)
  expectState(note, 'posted')
  expectVersion(versioned(note), asked.version)
  const ids = new Set(asked.allocations.map((each) => each.invoiceId))
  const open = await openInvoices(tx, actor.companyId, { customerId: note.customer_id })
  const invoices = await lockDue(
    tx,
    actor.companyId,
    open.filter((invoice) => ids.has(invoice.id)),
  )
  const allocations = asked.allocations.map((each) => ({
    ...each,
    withheld: ZERO,
    withholdingKind: null,
    withholdingBase: ZERO,
  }))
  checkAllocations(note.unallocated, allocations, new Map(invoices.map((invoice) => [invoice.id, dueOf(invoice)])))

  const on = asked.date ?? today(actor)
  const source = { paymentId: null, creditNoteId: note.id, customerId: note.customer_id, on }
  const settlementIds = await settle(tx, actor, source, { allocations, invoices })
  const used = sum(allocations.map((each) => each.amount))
  const saved = await changeCreditNote(tx, actor, note.id, { allocated_total: plus(note.allocated_total, used) })
  await recordHistory(tx, actor, {
    subject: 'credit-note',
    id: note.id,
    act: 'allocate',
    changes: { allocated: [null, String(used)] },
  })
  await post(tx, actor, {
    on,
    area: 'sales',
    source: { kind: 'advance-use', id: settlementIds[0] ?? note.id },
    memo: `Pemakaian nota kredit ${note.number ?? ''}`,
    lines: advanceEntry(note.customer_id, used),
  })
  return { id: note.id, number: note.number, version: saved.version }
}
