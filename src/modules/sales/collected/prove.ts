import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { labelOf } from '#kit/posting/label.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import type { DocumentRef } from '../contract.ts'
import { changeInvoice, lockInvoice, orderOfInvoice, type Invoice } from '../invoices/store.ts'
import { lockOrder } from '../orders/store.ts'
import type { provePpn, unprovePpn } from './contract.ts'

const SOURCE = 'ppn-proof'

/** Writes down that the customer remitted the PPN of an invoice; booked today, whatever day the proof bears. */
export async function prove(tx: Tx, actor: Actor, asked: AskedOf<typeof provePpn>): Promise<DocumentRef> {
  const invoice = await locked(tx, actor, asked)
  const number = labelOf(invoice.number)
  const waiting = money(invoice.ppn_waiting)
  if (waiting === 0n) throw new Refusal('ppn-proof.nothing-waits', { number })
  const on = today(actor)
  if (asked.proofDate > on) throw new Refusal('ppn-proof.date-ahead', {}, { field: 'proofDate' })

  const id = newId()
  const proof = { ppn_proof_no: asked.proofNo, ppn_proof_date: asked.proofDate }
  const saved = await changeInvoice(tx, actor, invoice.id, {
    ...{ ppn_proof_id: id, ppn_proofs: [...invoice.ppn_proofs, id] },
    ...proof,
  })
  await recordHistory(tx, actor, {
    subject: 'invoice',
    id: invoice.id,
    act: 'prove-ppn',
    changes: changesOf(invoice, proof),
  })
  await post(tx, actor, {
    on,
    area: 'sales',
    source: { kind: SOURCE, id },
    memo: `Bukti PPN dipungut ${asked.proofNo} atas ${number}`,
    lines: proofEntry(invoice, waiting),
  })
  return { id: invoice.id, number: invoice.number, version: saved.version }
}

/** Takes a proof back by a mirrored entry; the PPN waits again. */
export async function unprove(tx: Tx, actor: Actor, asked: AskedOf<typeof unprovePpn>): Promise<DocumentRef> {
  const invoice = await locked(tx, actor, asked)
  const id = invoice.ppn_proof_id
  if (id === null) throw new Refusal('ppn-proof.none', { number: labelOf(invoice.number) })
  const none = { ppn_proof_no: null, ppn_proof_date: null }
  const saved = await changeInvoice(tx, actor, invoice.id, { ppn_proof_id: null, ...none })
  await recordHistory(tx, actor, {
    subject: 'invoice',
    id: invoice.id,
    act: 'unprove-ppn',
    reason: asked.reason,
    changes: changesOf(invoice, none),
  })
  await reverse(tx, actor, { kind: SOURCE, id }, { on: today(actor), reason: asked.reason })
  return { id: invoice.id, number: invoice.number, version: saved.version }
}

/** Refuses to change what is collected of an invoice while a proof says it was remitted. */
export function checkUnproven(invoice: Invoice): void {
  if (invoice.ppn_proof_id === null) return
  throw new Refusal('invoice.has-ppn-proof', { number: labelOf(invoice.number) })
}

function proofEntry({ customer_id: partyId, project_id: projectId }: Invoice, waiting: Money) {
  return [
    debit(accounts.vatOut, waiting, NO_DIMS),
    credit(accounts.collectedVat, waiting, { ...ofProject(projectId), partyId }),
  ]
}

async function locked(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<Invoice> {
  const orderId = await orderOfInvoice(tx, actor, asked.id)
  if (orderId !== null) await lockOrder(tx, actor, orderId)
  const invoice = await lockInvoice(tx, actor.companyId, asked.id)
  expectState(invoice, 'posted')
  expectVersion(versioned(invoice), asked.version)
  return invoice
}
