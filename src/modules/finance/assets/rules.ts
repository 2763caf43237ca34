import { money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'

/** What is bought for years: its account, the one of what is written off, and its usual life in months (UU PPh art. 11). */
export const assetKinds = {
  inventaris: { label: 'Inventaris kantor', account: '1-2500', writtenOff: '1-2510', months: 48 },
  kendaraan: { label: 'Kendaraan', account: '1-2300', writtenOff: '1-2310', months: 96 },
  mesin: { label: 'Mesin & alat kerja', account: '1-2400', writtenOff: '1-2410', months: 48 },
  bangunan: { label: 'Bangunan', account: '1-2200', writtenOff: '1-2210', months: 240 },
} as const
export type AssetKind = keyof typeof assetKinds

/** Beban penyusutan. */
export const DEPRECIATION = '6-3000'

/** Pendapatan lain-lain and beban lain-lain: what a disposal brings beyond what the asset was worth, or falls short of it. */
export const GAIN = '7-1000'
export const LOSS = '7-2000'

/** An asset as its depreciation sees it. */
export interface Depreciated {
  readonly from: Period
  readonly cost: Money
  readonly residual: Money
  readonly months: number
  /** Written off so far, before the books began with it. */
  readonly writtenOff: Money
}

/**
 * Tells what of an asset is to be written off by the end of a month: evenly, the month it was bought counts whole, and what
 * was left out in months before comes with it.
 *
 *   48.000.000 over 48 months, bought in January, asked for January  // 1.000.000
 */
export function depreciationOf({ from, cost, residual, months, writtenOff }: Depreciated, period: Period): Money {
  const past = Math.min(monthAt(period) - monthAt(from) + 1, months)
  if (past <= 0) return ZERO
  const due = mulDiv(cost - residual, BigInt(past), BigInt(months)) - writtenOff
  return due > 0n ? money(due) : ZERO
}

const monthAt = (period: Period) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7))
