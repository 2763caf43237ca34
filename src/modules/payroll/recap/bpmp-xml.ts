import { percentText, type Percent } from '#ground/percent.ts'
import type { Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'
import { coretaxXml, NO_NIK } from './coretax-xml.ts'

/** Pegawai tetap. */
const TAX_OBJECT = '21-100-01'

/** The PPh 21 of one person in a month that is not their last tax period. */
export interface MonthlySlip {
  readonly nik: string | null
  readonly ptkp: Ptkp
  readonly position: string
  readonly gross: Money
  readonly rate: Percent
}

/** Who withholds, and the last day of the tax month. */
export interface Withholder {
  readonly npwp: string
  readonly nitku: string
  readonly on: Day
}

/** Writes the monthly slips (BPMP) as Coretax takes them in ('MmPayrollBulk'). */
export function bpmpXml({ npwp, nitku, on }: Withholder, slips: readonly MonthlySlip[]): string {
  const [year = '', month] = on.split('-')
  const rows = slips.map(
    ({ nik, ptkp, position, gross, rate }) =>
      [
        ['TaxPeriodMonth', String(Number(month))],
        ['TaxPeriodYear', year],
        ['CounterpartOpt', 'Resident'],
        ['CounterpartPassport', null],
        ['CounterpartTin', nik ?? NO_NIK],
        ['StatusTaxExemption', ptkp],
        ['Position', position || '-'],
        ['TaxCertificate', 'N/A'],
        ['TaxObjectCode', TAX_OBJECT],
        ['Gross', String(gross)],
        ['Rate', percentText(rate)],
        ['IDPlaceOfBusinessActivity', nitku],
        ['WithholdingDate', on],
      ] as const,
  )
  return coretaxXml({ root: 'MmPayrollBulk', item: 'MmPayroll', npwp }, rows)
}
