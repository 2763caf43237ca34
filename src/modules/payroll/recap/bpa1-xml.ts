import type { Money } from '#ground/money.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'
import type { Withholder } from './bpmp-xml.ts'
import { coretaxXml } from './coretax-xml.ts'

/** What somebody had of an employer in the months of a year that they worked there; sums in rupiah. */
export interface YearSlip {
  readonly nik: string
  readonly ptkp: Ptkp
  readonly position: string
  /** First and last month of the year here, 1 to 12. */
  readonly from: number
  readonly until: number
  readonly isGrossUp: boolean
  readonly salary: Money
  readonly taxAllowance: Money
  readonly otherPay: Money
  /** What the employer paid of Kesehatan, JKK and JKM. */
  readonly insurance: Money
  readonly bonus: Money
  /** What was had in kind and is taxed. */
  readonly natura: Money
  /** What the employee paid of JHT and JP. */
  readonly pension: Money
  /** What was passed on as zakat through the employer. */
  readonly zakat: Money
  readonly tax: Money
  /** Of an earlier employer of the year, whose income the tax goes on from: the number of their slip where it is known. */
  readonly previous: { readonly slip: string | null } | null
}

/**
 * Writes the slips of a year (BPA1) as Coretax takes them in ('A1Bulk'): the elements of DJP's template in its order. Months
 * are counted there only of income that is stretched to a year; of a year or a part of one the first and last month tell it.
 */
export function bpa1Xml({ npwp, nitku, on }: Withholder, slips: readonly YearSlip[]): string {
  const [year = ''] = on.split('-')
  const rows = slips.map(
    (slip) =>
      [
        ['WorkForSecondEmployer', slip.previous ? 'Yes' : 'No'],
        ['TaxPeriodMonthStart', String(slip.from)],
        ['TaxPeriodMonthEnd', String(slip.until)],
        ['TaxPeriodYear', year],
        ['CounterpartOpt', 'Resident'],
        ['CounterpartPassport', null],
        ['CounterpartTin', slip.nik],
        ['TaxExemptOpt', slip.ptkp],
        ['StatusOfWithholding', slip.from === 1 && slip.until === 12 ? 'FullYear' : 'PartialYear'],
        ['CounterpartPosition', slip.position || '-'],
        ['TaxObjectCode', '21-100-01'],
        ['NumberOfMonths', '0'],
        ['SalaryPensionJhtTht', String(slip.salary)],
        ['GrossUpOpt', slip.isGrossUp ? 'Yes' : 'No'],
        ['IncomeTaxBenefit', String(slip.taxAllowance)],
        ['OtherBenefit', String(slip.otherPay)],
        ['Honorarium', '0'],
        ['InsurancePaidByEmployer', String(slip.insurance)],
        ['Natura', String(slip.natura)],
        ['TantiemBonusThr', String(slip.bonus)],
        ['PensionContributionJhtThtFee', String(slip.pension)],
        ['Zakat', String(slip.zakat)],
        ['PrevWhTaxSlip', slip.previous?.slip ?? null],
        ['TaxCertificate', 'N/A'],
        ['Article21IncomeTax', String(slip.tax)],
        ['IDPlaceOfBusinessActivity', nitku],
        ['WithholdingDate', on],
      ] as const,
  )
  return coretaxXml({ root: 'A1Bulk', item: 'A1', npwp }, rows)
}
