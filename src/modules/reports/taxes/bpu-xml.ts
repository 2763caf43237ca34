import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { coretaxXml } from '#modules/payroll/face.ts'

/** PPh that we held back with a payment, for its slip (BPU). */
export interface BpuSlip {
  readonly taxNo: string
  readonly nitku: string | null
  readonly base: Money
  readonly rate: Percent
  /** What it was held back for, by its code in Coretax. */
  readonly objectCode: string
  readonly document: 'CommercialInvoice' | 'PaymentProof'
  readonly documentNo: string
  readonly documentDate: Day
  readonly on: Day
}

// PP 9/2022 by whom does the work; rent of land and buildings. The same rate of integrated work has a code of its own, which is
// changed in Coretax.
const objects: Readonly<Record<string, string>> = {
  '1.75': '28-409-22',
  '4': '28-409-23',
  '2.65': '28-409-24',
  '3.5': '28-409-27',
  '6': '28-409-28',
  '10': '28-403-02',
}

/** Tells the code of what is taxed at a final rate; undefined where no law knows the rate. */
export const finalObject = (rate: Percent): string | undefined => objects[percentText(rate)]

/** Writes the slips of PPh final, 22 and 23 that we held back as Coretax takes them in ('BpuBulk'), one for each payment of a bill. */
export function bpuXml(
  by: { readonly npwp: string; readonly nitku: string | null },
  slips: readonly BpuSlip[],
): string {
  const headOffice = (taxNo: string) => `${taxNo}000000`
  const rows = slips.map((slip) => {
    const [year = '', month] = slip.on.split('-')
    return [
      ['TaxPeriodMonth', String(Number(month))],
      ['TaxPeriodYear', year],
      ['CounterpartTin', slip.taxNo],
      ['IDPlaceOfBusinessActivityOfIncomeRecipient', slip.nitku ?? headOffice(slip.taxNo)],
      ['TaxCertificate', 'N/A'],
      ['TaxObjectCode', slip.objectCode],
      ['TaxBase', String(slip.base)],
      ['Rate', percentText(slip.rate)],
      ['Document', slip.document],
      ['DocumentNumber', slip.documentNo],
      ['DocumentDate', slip.documentDate],
      ['IDPlaceOfBusinessActivity', by.nitku ?? headOffice(by.npwp)],
      ['GovTreasurerOpt', 'N/A'],
      ['SP2DNumber', null],
      ['WithholdingDate', slip.on],
    ] as const
  })
  return coretaxXml({ root: 'BpuBulk', item: 'Bpu', npwp: by.npwp }, rows)
}
