import { percentFormat, rupiah } from '#ground/format.ts'
import type { MoneyText } from '#kit/http/wire.ts'

/** How a foreman's fee is reckoned. */
export const feeWays = {
  'man-day': 'Per hari orang',
  percent: 'Persen dari upah dan lembur regu',
  week: 'Tetap per minggu',
} as const
export type FeeWay = keyof typeof feeWays

/** Who bears a foreman's fee. */
export const feeBearers = { company: 'Perusahaan', crew: 'Anggota regu' } as const
export type FeeBearer = keyof typeof feeBearers

export const NO_FEE = 'Tanpa fee mandor'

/** A foreman's fee as it was agreed. */
export interface FeeTerms {
  /** For each man-day of his crew or for a week. */
  readonly crewFee: MoneyText
  readonly feeWay: FeeWay
  /** Of the wages of his crew, decimal text. */
  readonly feePercent: string
  readonly feeBearer: FeeBearer
  /** Where his crew said in writing that they bear it. */
  readonly feeAuthority: string | null
}

/** Says a foreman's fee: 'Fee mandor 5% dari upah regu, dipotong dari anggota (Surat kuasa 5 Jan 2026)'. */
export function feeTold({ crewFee, feeWay, feePercent, feeBearer, feeAuthority }: FeeTerms): string {
  if (feeWay === 'percent' ? feePercent === '0' : crewFee === '0') return NO_FEE
  const amount = {
    'man-day': `${rupiah(crewFee)} per hari orang`,
    percent: `${percentFormat(feePercent)} dari upah regu`,
    week: `${rupiah(crewFee)} per minggu`,
  }[feeWay]
  return `Fee mandor ${amount}${feeBearer === 'crew' ? `, dipotong dari anggota (${feeAuthority ?? ''})` : ''}`
}
