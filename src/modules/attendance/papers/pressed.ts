import { day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { openOrder } from '../overtime/order-overtime.ts'
import { overtimePaper } from './overtime-paper.ts'

const STATES = { pending: 'draft', approved: 'posted', refused: 'void', void: 'void' } as const

/** Makes the paper of an overtime order as it is now. */
export async function pressedOvertime(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const order = await openOrder(tx, actor, id)
  const paper = overtimePaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'surat perintah lembur',
      amount: ZERO,
      of: { subject: 'overtime', id },
    }),
    printed: printedNow(actor),
    state: STATES[order.state],
    number: order.number,
    date: day(order.day),
    order,
  })
  return { name: `SPL ${order.number ?? order.day}.pdf`, content: await makePdf(paper) }
}
