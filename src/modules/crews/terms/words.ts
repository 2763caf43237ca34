import { percentFormat, rupiah } from '#ground/format.ts'
import type { WorkerTerms } from './contract.ts'

/** How a foreman's fee is reckoned. */
export const feeWays = {
  'man-day': 'Per hari orang',
  percent: 'Persen dari upah regu',
  week: 'Tetap per minggu',
} as const
export type FeeWay = keyof typeof feeWays

/** Who bears a foreman's fee. */
export const feeBearers = { company: 'Perusahaan', crew: 'Anggota regu' } as const
export type FeeBearer = keyof typeof feeBearers

export const NO_FEE = 'Tanpa fee mandor'

/** Says a foreman's fee: 'Fee mandor 5% dari upah regu, dipotong dari anggota (Surat kuasa 5 Jan 2026)'. */
export function feeTold({ crewFee, feeWay, feePercent, feeBearer, feeAuthority }: Omit<WorkerTerms, 'by'>): string {
  if (feeWay === 'percent' ? feePercent === '0' : crewFee === '0') return NO_FEE
  const amount = {
    'man-day': `${rupiah(crewFee)} per hari orang`,
    percent: `${percentFormat(feePercent)} dari upah regu`,
    week: `${rupiah(crewFee)} per minggu`,
  }[feeWay]
  return `Fee mandor ${amount}${feeBearer === 'crew' ? `, dipotong dari anggota (${feeAuthority ?? ''})` : ''}`
}
