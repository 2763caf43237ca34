import { xmlText } from '#ground/markup.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import type { Money } from '#ground/money.ts'
import type { Day } from '#ground/day.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'

/** What Coretax takes in the place of a NIK that is not known. */
export const NO_NIK = '9990000000999000'
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

interface BpmpFile {
  readonly npwp: string
  readonly nitku: string
  /** The last day of the tax month. */
  readonly on: Day
}

/** Writes the monthly slips (BPMP) as Coretax takes them in: elements in the order of the template of DJP ('MmPayrollBulk'). */
export function bpmpXml({ npwp, nitku, on }: BpmpFile, slips: readonly MonthlySlip[]): string {
  const [year, month] = on.split('-')
  const own = slips.flatMap(({ nik, ptkp, position, gross, rate }) => [
    '\t\t<MmPayroll>',
    ...[
      ['TaxPeriodMonth', String(Number(month))],
      ['TaxPeriodYear', year ?? ''],
      ['CounterpartOpt', 'Resident'],
    ].map(element),
    '\t\t\t<CounterpartPassport xsi:nil="true"/>',
    ...[
      ['CounterpartTin', nik ?? NO_NIK],
      ['StatusTaxExemption', ptkp],
      ['Position', position || '-'],
      ['TaxCertificate', 'N/A'],
      ['TaxObjectCode', TAX_OBJECT],
      ['Gross', String(gross)],
      ['Rate', percentText(rate)],
      ['IDPlaceOfBusinessActivity', nitku],
      ['WithholdingDate', on],
    ].map(element),
    '\t\t</MmPayroll>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<MmPayrollBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `\t<TIN>${npwp}</TIN>`,
    '\t<ListOfMmPayroll>',
    ...own,
    '\t</ListOfMmPayroll>',
    '</MmPayrollBulk>',
    '',
  ].join('\n')
}

function element([name, value]: readonly string[]): string {
  return `\t\t\t<${name}>${xmlText(value ?? '')}</${name}>`
}
