import { dayFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { contractInvoicePaper, contractPaperAhead, tellTerminShare, type TerminShare } from '#modules/sales/face.ts'
import type { printTermin } from './contract.ts'
import { findBill } from './find-bill.ts'
import { contractProject, lastReached, terminReached } from './store.ts'

/** Presses the paper of a bill of a contract: the issued one as it is, else as issuing it today would make it. */
export async function pressedTermin(tx: Tx, actor: Actor, asked: AskedOf<typeof printTermin>) {
  const { invoice, ahead } = await findBill(tx, actor, asked)
  if (invoice) {
    const paper = await contractInvoicePaper(tx, actor, invoice.id)
    return { name: `${invoice.number ?? 'Invoice draf'}.pdf`, content: await makePdf(paper) }
  }
  // Safe: what is no invoice may be billed.
  const { bill } = ahead as NonNullable<typeof ahead>
  return { name: 'Pratinjau invoice.pdf', content: await makePdf(await contractPaperAhead(tx, actor, bill)) }
}

// A termin goes up to the last week it bills; before it stands the termin it goes on from, or what the books began with.
tellTerminShare(async (tx, companyId, { orderId, invoiceId }): Promise<TerminShare | null> => {
  const project = await contractProject(tx, companyId, orderId)
  if (!project || project.isParted) return null
  const reached = await terminReached(tx, companyId, project.id)
  const now = invoiceId === null ? await lastReached(tx, companyId, project.id) : reached.get(invoiceId)
  if (!now) return null
  const before = [...reached].filter(([id]) => invoiceId === null || id < invoiceId).at(-1)?.[1].pct
  const measured = `Opname minggu ${now.week}, ${dayFormat(now.on, 'long')}`
  return { before: before ?? project.openedShare, upTo: now.pct, about: [project.name, measured] }
})
