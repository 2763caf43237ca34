import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { open as openOrder } from '../orders/open-order.ts'
import { returnConditions } from '../returns/conditions.ts'
import type { ReturnDetail } from '../returns/contract.ts'
import { openReturn } from '../returns/open-return.ts'
import type { ReturnReceiptData } from './data.ts'

/** The bukti retur of goods that came back. */
export async function returnReceiptOf(tx: Tx, actor: Actor, id: string): Promise<ReturnReceiptData> {
  const made = await openReturn(tx, actor, id)
  const order = await openOrder(tx, actor, made.orderId)
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'bukti retur', amount: ZERO }),
    printed: await printedBy(tx, actor, { subject: 'return', id }),
    state: stateOnPaper(made.state),
    number: made.number,
    date: made.date,
    deliveryNumber: made.deliveryNumber,
    orderNumber: order.number,
    then: thenOf(made),
    customer: {
      name: made.customerName,
      address: order.shippingAddress ?? order.billingAddress,
      npwp: null,
      contact: order.contactName,
      phone: order.contactPhone,
    },
    lines: made.lines.map(({ itemCode, description, qty, unit, condition }) => ({
      ...{ code: itemCode, name: description, qty, unit },
      condition: condition === 'baik' ? null : returnConditions[condition],
    })),
    reason: made.reason,
  }
}

function thenOf({ settle, creditNotes }: ReturnDetail): string | null {
  if (settle === 'replace') return 'Dikirim pengganti'
  const numbers = creditNotes.flatMap(({ number }) => (number === null ? [] : [number]))
  return numbers.length > 0 ? `Nota kredit ${numbers.join(', ')}` : null
}
