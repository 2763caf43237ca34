import { percentText, type Percent } from '#ground/percent.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Withholder } from './bpmp-xml.ts'
import { coretaxXml } from './coretax-xml.ts'

/** The PPh 21 of one payment to somebody paid by the day or piece, or to a former employee. */
export interface WorkerSlip {
  readonly nik: string
  readonly gross: Money
  /** How much of the gross is taxed: all by the daily rate, half by art. 17, all by art. 17 of who had left. */
  readonly basis: 'daily' | 'article17' | 'former'
  readonly rate: Percent
  /** Number and day of what it was paid with. */
  readonly document: string
  readonly paidOn: Day
}

// PMK 168/2023 art. 16: up to Rp2.500.000 a day by the daily rate, above it art. 17 on half.
const objects = {
  daily: { code: '21-100-24', deemed: '100' },
  article17: { code: '21-100-30', deemed: '50' },
  // Jasa produksi, tantiem, bonus, or else to a former employee.
  former: { code: '21-100-11', deemed: '100' },
} as const

/** Writes the slips of people who are no employees of the month (BP21) as Coretax takes them in ('Bp21Bulk'), one for each payment. */
export function bp21Xml({ npwp, nitku, on }: Withholder, slips: readonly WorkerSlip[]): string {
  const [year = '', month] = on.split('-')
  const rows = slips.map(
    ({ nik, gross, basis, rate, document, paidOn }) =>
      [
        ['TaxPeriodMonth', String(Number(month))],
        ['TaxPeriodYear', year],
        ['CounterpartTin', nik],
        ['IDPlaceOfBusinessActivityOfIncomeRecipient', `${nik}000000`],
        // What is not taxed of a worker is by the day, whoever they support.
        ['StatusTaxExemption', 'TK/0'],
        ['TaxCertificate', 'N/A'],
        ['TaxObjectCode', objects[basis].code],
        ['Gross', String(gross)],
        ['Deemed', objects[basis].deemed],
        ['Rate', percentText(rate)],
        ['Document', 'PaymentProof'],
        ['DocumentNumber', document],
        ['DocumentDate', paidOn],
        ['IDPlaceOfBusinessActivity', nitku],
        ['WithholdingDate', on],
      ] as const,
  )
  return coretaxXml({ root: 'Bp21Bulk', item: 'Bp21', npwp }, rows)
}
