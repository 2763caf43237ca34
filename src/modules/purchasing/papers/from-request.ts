import { dayIn } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy, printedNow } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { expectState } from '#kit/posting/state.ts'
import { open } from '../requests/open.ts'
import type { PriceRequestData, RequestPaperData } from './data.ts'

/** The request as it goes round the house. */
export async function requestPaperOf(tx: Tx, actor: Actor, id: string): Promise<RequestPaperData> {
  const request = await open(tx, actor, id)
  const agreed = request.decisions.filter(({ decision }) => decision === 'approve' || decision === 'approve-note')
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'permintaan',
      amount: money(request.estimate),
      of: { subject: 'purchase-request', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'purchase-request', id }),
    state: stateOnPaper(request.state),
    number: request.number,
    date: request.date,
    requester: request.requesterName,
    neededBy: request.neededBy,
    destination: request.warehouseName,
    lines: request.lines.map(({ itemCode: code, description: name, qty, unit, reason }) => ({
      code,
      name,
      qty,
      unit,
      reason,
    })),
    note: request.notes,
    approvals: agreed.map(({ by, at }) => ({ by, on: dayIn(actor.zone, at) })),
  }
}

/** The same request as a supplier reads it: approved first, every line whole, as quotes are held side by side. */
export async function priceRequestOf(tx: Tx, actor: Actor, id: string): Promise<PriceRequestData> {
  const request = await open(tx, actor, id)
  expectState(request, 'posted', 'void')
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'permintaan-harga', amount: money(request.estimate) }),
    printed: printedNow(actor),
    state: stateOnPaper(request.state),
    number: request.number,
    date: request.date,
    neededBy: request.neededBy,
    destination: request.warehouseName,
    lines: request.lines.map(({ itemCode: code, description: name, qty, unit }) => ({ code, name, qty, unit })),
  }
}
