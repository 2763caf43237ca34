import { day } from '#ground/day.ts'
import type { Day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import type { Dated, PpnRate } from './rules.ts'

/** Which law a tax follows. */
export type TaxKind = 'ppn' | 'pph22' | 'pph23' | 'pph-final'

/** A statutory rate as every new company receives it. */
export interface TaxRate extends Dated, PpnRate {
  readonly kind: TaxKind
  /** What people choose it by. */
  readonly name: string
  /** Kode transaksi of a faktur pajak, or kode objek pajak of a withholding slip. */
  readonly objectCode: string | null
}

const ALWAYS = day('2009-01-01')
const UU_HPP = day('2022-04-01')
const DPP_NILAI_LAIN = day('2025-01-01')
const PP_9_2022 = day('2022-02-21')
const PMK_51_2025 = day('2025-08-01')

/** The rates in force, each with its law and its first day. */
export const taxRates: readonly TaxRate[] = [
  // UU PPN art. 7 before, UU 7/2021 (HPP) art. 7 since: 11 % of the full price.
  { ...ppnRow('PPN', 'PPN 10%', '10', ALWAYS, '01'), until: day('2022-03-31') },
  { ...ppnRow('PPN', 'PPN 11%', '11', UU_HPP, '01'), until: day('2024-12-31') },
  // PMK 131/2024 art. 3: 12 % of 11/12 of the price for all that is not a luxury; art. 2: of the full price for luxuries.
  { ...ppnRow('PPN', 'PPN 12% × 11/12', '12', DPP_NILAI_LAIN, '04'), baseNum: 11n, baseDen: 12n },
  ppnRow('PPN-MEWAH', 'PPN 12% barang mewah', '12', DPP_NILAI_LAIN, '01'),

  // UU PPh art. 23, PMK 141/2015.
  withheld('pph23', 'PPH23-JASA', 'PPh 23 jasa', '2', ALWAYS, '24-104-29'),
  withheld('pph23', 'PPH23-SEWA', 'PPh 23 sewa alat', '2', ALWAYS, '24-100-02'),
  // PMK 51/2025.
  withheld('pph22', 'PPH22-BENDAHARA', 'PPh 22 bendahara pemerintah', '1.5', PMK_51_2025, '22-910-01'),
  withheld('pph22', 'PPH22-BUMN', 'PPh 22 BUMN', '1.5', PMK_51_2025, '22-900-01'),

  // PP 9/2022: by the provider's qualification when the contract was signed.
  construction('KONSTRUKSI-KECIL', 'pelaksana, SBU kecil', '1.75', '28-409-22'),
  construction('KONSTRUKSI-TANPA-SBU', 'pelaksana, tanpa SBU', '4', '28-409-23'),
  construction('KONSTRUKSI', 'pelaksana, SBU menengah, besar atau spesialis', '2.65', '28-409-24'),
  construction('TERINTEGRASI', 'terintegrasi, bersertifikat', '2.65', '28-409-25'),
  construction('TERINTEGRASI-TANPA-SBU', 'terintegrasi, tanpa sertifikat', '4', '28-409-26'),
  construction('KONSULTANSI', 'konsultansi, bersertifikat', '3.5', '28-409-27'),
  construction('KONSULTANSI-TANPA-SBU', 'konsultansi, tanpa sertifikat', '6', '28-409-28'),
]

function ppnRow(code: string, name: string, rate: string, from: Day, objectCode: string): TaxRate {
  return { kind: 'ppn', code, name, rate: percent(rate), baseNum: 1n, baseDen: 1n, from, until: null, objectCode }
}

function withheld(kind: TaxKind, code: string, name: string, rate: string, from: Day, objectCode: string): TaxRate {
  return { ...ppnRow(code, name, rate, from, objectCode), kind }
}

function construction(code: string, name: string, rate: string, objectCode: string): TaxRate {
  return withheld('pph-final', `PPH-FINAL-${code}`, `PPh final ${name}`, rate, PP_9_2022, objectCode)
}
