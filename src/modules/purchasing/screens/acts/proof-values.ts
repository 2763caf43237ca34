import { pphWords, type PphKind } from '#ground/pph.ts'
import { rupiah } from '#ground/format.ts'
import { minus, money } from '#ground/money.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { amendSupplierPayment, SupplierPaymentDetail } from '../../payments/contract.ts'

/** Something withheld that has a bukti potong of its own. */
export interface ProofRow {
  readonly key: string
  readonly title: string
  /** Null: of the advance itself. */
  readonly allocationId: string | null
  readonly proofNo: string | null
  readonly proofDate: string | null
}

export interface ProofValues {
  readonly proofNo: string
  readonly proofDate: string
}

/** What a payment withheld itself: of the advance, and of each bill beyond what its advance had withheld. */
export function proofRows({ ahead, allocations }: SupplierPaymentDetail): readonly ProofRow[] {
  const title = (kind: PphKind, amount: string, of: string) => `${pphWords[kind]} ${rupiah(amount)}, ${of}`
  const first = ahead && {
    key: 'ahead',
    title: title(ahead.kind, ahead.withheld, 'uang muka'),
    allocationId: null,
    proofNo: ahead.proofNo,
    proofDate: ahead.proofDate,
  }
  const rows = allocations.flatMap(({ id, withholdingKind, billNumber, proofNo, proofDate, ...one }) => {
    const own = minus(money(one.withheld), money(one.withheldBefore))
    if (own === 0n || withholdingKind === null) return []
    const said = title(withholdingKind, own.toString(), billNumber)
    return [{ key: id, title: said, allocationId: id, proofNo, proofDate }]
  })
  return first ? [first, ...rows] : rows
}

/** As they are written down now. */
export function freshProofs(rows: readonly ProofRow[]): readonly ProofValues[] {
  return rows.map(({ proofNo, proofDate }) => ({ proofNo: proofNo ?? '', proofDate: proofDate ?? '' }))
}

/** What is sent; reference and notes stay. */
export function proofInput(
  { id, version, reference, notes }: SupplierPaymentDetail,
  rows: readonly ProofRow[],
  values: readonly ProofValues[],
): InputOf<typeof amendSupplierPayment> {
  const typed = rows.map((row, at) => ({
    allocationId: row.allocationId,
    proofNo: values[at]?.proofNo ?? '',
    proofDate: values[at]?.proofDate || null,
  }))
  const ahead = typed.find((one) => one.allocationId === null)
  return {
    id,
    version,
    reference,
    notes,
    ...(ahead && { aheadProof: { proofNo: ahead.proofNo, proofDate: ahead.proofDate } }),
    proofs: typed.flatMap(({ allocationId, ...proof }) => (allocationId === null ? [] : [{ allocationId, ...proof }])),
  }
}
