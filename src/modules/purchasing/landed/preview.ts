import { money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { proposedPph } from '../bills/bought.ts'
import { proposedRates } from '../bills/withholding.ts'
import type { LandedPaper, LandedPart, LandedPreview, LandedStart, previewLanded } from './contract.ts'
import { decideLanded, termOf, type DecidedLanded } from './decide.ts'
import { spreadCost, weightOfLine, type LandedLine } from './rules.ts'
import type { LandedRow } from './store.ts'
import { wantedLines, withWeights } from './wanted.ts'

// Whatever it comes to: carrying and unloading are services, all of it.
const SOME = money(1n)

/** Says what a carrier's bill begins with: its term, and the PPh that is proposed of it. */
export async function start(tx: Tx, actor: Actor, supplierId: string): Promise<LandedStart> {
  const supplier = await supplierOf(tx, actor.companyId, supplierId)
  const on = today(actor)
  const proposed = await proposedRates(tx, actor.companyId, supplier, { on, contractOn: on })
  return {
    supplierId,
    supplierIsPkp: supplier.isPkp,
    termDays: await termOf(tx, actor, supplier),
    withholdingKind: proposedPph(supplier.pphType, { services: SOME, whole: SOME, isHire: false }),
    withholdings: proposed,
  }
}

/** Shows what each received line would take of a cost, and what its paper comes to once it is known whose it is. */
export async function preview(tx: Tx, actor: Actor, asked: AskedOf<typeof previewLanded>): Promise<LandedPreview> {
  const { supplierId } = asked
  const rows = await wantedLines(tx, actor, asked.receiptIds)
  const lines = await withWeights(tx, actor, rows)
  const paper = supplierId === null ? null : await decideLanded(tx, actor, { ...asked, supplierId }, rows)
  const shares = spreadCost(paper?.cost ?? asked.amount, lines, asked.method)
  return {
    parts: rows.map((row, at) => partOf(row, lines[at] as LandedLine, shares[at]?.amount ?? ZERO)),
    paper: paper && paperOf(paper),
  }
}

function partOf(row: LandedRow, line: LandedLine, amount: Money): LandedPart {
  const weight = weightOfLine(line)
  return {
    receiptLineId: row.receiptLineId,
    receiptNumber: row.receiptNumber,
    description: row.description,
    qty: quantityText(line.qty),
    unit: row.unit,
    value: String(line.value),
    weightKg: weight === null ? null : quantityText(weight),
    amount: String(amount),
    unitCostAfter: String(mulDiv(plus(line.value, amount), UNIT, line.qty)),
  }
}

const UNIT = 10_000n

function paperOf({ dueDate, tax, total, ordered, freightMatch, tolerance, withholding }: DecidedLanded): LandedPaper {
  const { kind, base, amount } = withholding
  return {
    dueDate,
    ppn: String(tax.ppn),
    total: String(total),
    ordered: String(ordered),
    freightMatch,
    tolerancePercent: percentText(tolerance),
    withholding: kind && { kind, base: String(base), amount: String(amount) },
  }
}
