import { minus, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { readOrder } from '../orders/store.ts'
import { askedOf } from './asked.ts'
import type { InvoicePreview, previewInvoice } from './contract.ts'
import { decidedRow } from './decided-row.ts'
import { withholdingRows } from './withholding.ts'

/** Works out what an invoice would come to, as issuing it would, or refuses it for the same reasons. */
export async function preview(
  tx: Tx,
  actor: Actor,
  { id, kind, ...call }: AskedOf<typeof previewInvoice>,
): Promise<InvoicePreview> {
  const order = await readOrder(tx, actor, id)
  expectState(order, 'posted')
  const { row, withholding } = await decidedRow(tx, actor, { order, kind, asked: askedOf(call) })
  return {
    gross: String(row.gross_net),
    downPaymentApplied: String(row.down_payment_applied ?? ZERO),
    retentionAmount: String(row.retention_amount ?? ZERO),
    dpp: String(row.dpp),
    ppn: String(row.ppn),
    ppnCollected: String(row.ppn_collected ?? ZERO),
    total: String(row.total),
    withholding: withholdingRows(withholding),
    withholdingAmount: String(row.withholding_amount ?? ZERO),
    payable: String(minus(row.total, row.withholding_amount ?? ZERO)),
  }
}
