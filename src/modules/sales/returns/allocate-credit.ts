import { plus } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { DocumentRef } from '../contract.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { useAdvance } from '../payments/use-advance.ts'
import { today } from '#kit/posting/today.ts'
import type { allocateCredit } from './contract.ts'
import { openCreditNote } from './open-return.ts'
import { changeCreditNote, lockCreditNote } from './store.ts'

/** Uses what is left of a credit note on other invoices of the same customer. */
export async function allocate(tx: Tx, actor: Actor, asked: AskedOf<typeof allocateCredit>): Promise<DocumentRef> {
  await openCreditNote(tx, actor, asked.id)
  const note = await lockCreditNote(tx, actor.companyId, asked.id)
  expectState(note, 'posted')
  expectVersion(versioned(note), asked.version)
  const on = asked.date ?? today(actor)
  const advance = {
    source: { paymentId: null, creditNoteId: note.id, customerId: note.customer_id, on },
    projectId: note.project_id,
    left: note.unallocated,
    called: `nota kredit ${note.number ?? ''}`,
  }
  const used = await useAdvance(tx, actor, advance, asked.allocations)
  const saved = await changeCreditNote(tx, actor, note.id, { allocated_total: plus(note.allocated_total, used) })
  await recordHistory(tx, actor, {
    subject: 'credit-note',
    id: note.id,
    act: 'allocate',
    changes: { allocated: [null, String(used)] },
  })
  return { id: note.id, number: note.number, version: saved.version }
}
