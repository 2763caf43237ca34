import type { PphKind } from '#ground/pph.ts'
import type { CashLineTax } from '../../entries/contract.ts'

/** The taxes of a line as they are typed. */
export interface TaxValues {
  readonly ppn: string
  readonly taxInvoiceNo: string
  readonly taxInvoiceDate: string
  readonly pph: string
  readonly pphKind: string
  readonly pphBase: string
  readonly proofNo: string
  readonly proofDate: string
  readonly taxNo: string
  readonly objectCode: string
}

/** No tax of a line yet. */
export const blankTax = (): TaxValues => ({
  ...{ ppn: '', taxInvoiceNo: '', taxInvoiceDate: '', pph: '', pphKind: '', pphBase: '', proofNo: '', proofDate: '' },
  ...{ taxNo: '', objectCode: '' },
})

/** The taxes of a kept line as the form shows them. */
export function taxValues(tax: CashLineTax | null): TaxValues {
  if (!tax) return blankTax()
  const some = (amount: string) => (amount === '0' ? '' : amount)
  return {
    ...{ ppn: some(tax.ppn), taxInvoiceNo: tax.taxInvoiceNo ?? '', taxInvoiceDate: tax.taxInvoiceDate ?? '' },
    ...{ pph: some(tax.pph), pphKind: tax.pphKind ?? '', pphBase: some(tax.pphBase), proofNo: tax.proofNo ?? '' },
    ...{ proofDate: tax.proofDate ?? '', taxNo: tax.taxNo ?? '', objectCode: tax.objectCode ?? '' },
  }
}

/** What is sent of the taxes of a line; null where its box is not ticked. */
export function taxInput({ isTaxed, tax }: { readonly isTaxed?: boolean; readonly tax?: TaxValues }) {
  if (!isTaxed || !tax) return null
  const { ppn, pph, pphBase, pphKind, taxInvoiceDate, proofDate, objectCode, ...texts } = tax
  return {
    ...texts,
    ...{ ppn: ppn || '0', pph: pph || '0', pphBase: pphBase || '0', objectCode: objectCode || null },
    ...{ pphKind: (pphKind || null) as PphKind | null, proofDate: proofDate || null },
    taxInvoiceDate: taxInvoiceDate || null,
  }
}
