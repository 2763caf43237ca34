import type { PphKind } from '#ground/pph.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import type { Percent } from '#ground/percent.ts'

/** What a supplier's card says that decides a rate of PPh. */
export interface WithheldFrom {
  readonly npwp: string | null
  readonly nik: string | null
  readonly pphType: PphKind | null
  /** Written on the card by hand: it goes before what the law would say. */
  readonly pphRate: Percent | null
  readonly sbuNo: string | null
  readonly sbuClass: string | null
  readonly sbuValidUntil: Day | null
}

export interface Rate {
  readonly kind: string
  readonly code: string
  readonly name: string
  readonly rate: Percent
}

export interface ProposedRate {
  readonly kind: PphKind
  readonly rate: Percent | null
  /** Where the number comes from, in words. */
  readonly source: string
}

const TWICE = 2n

/**
 * The rate that PPh of a kind is proposed at: the card's own, else that of the law. Of construction (PP 9/2022) the SBU
 * decides that held on the day of the contract; of PPh 22 and 23 somebody without NPWP bears twice as much.
 */
export function proposedRate(
  supplier: WithheldFrom,
  kind: PphKind,
  { rates, contractOn }: { readonly rates: readonly Rate[]; readonly contractOn: Day },
): ProposedRate {
  if (supplier.pphRate !== null && kind === supplier.pphType)
    return { kind, rate: supplier.pphRate, source: 'tarif yang diisi di data supplier' }
  if (kind === 'pph-final') return constructionRate(supplier, rates, contractOn)
  const row = rates.find((each) => each.kind === kind)
  if (!row) return { kind, rate: null, source: 'tidak ada tarif tetap, isi sendiri' }
  if (supplier.npwp !== null || supplier.nik !== null) return { kind, rate: row.rate, source: row.name }
  return { kind, rate: (row.rate * TWICE) as Percent, source: `${row.name}, dua kali karena tanpa NPWP` }
}

function constructionRate(supplier: WithheldFrom, rates: readonly Rate[], on: Day): ProposedRate {
  const { sbuNo, sbuClass, sbuValidUntil } = supplier
  const has = sbuNo !== null || sbuClass !== null
  const holds = has && (sbuValidUntil === null || sbuValidUntil >= on)
  const row = rates.find((each) => each.code === `PPH-FINAL-${constructionCode(sbuClass ?? '', holds)}`)
  const told = [sbuClass, sbuNo].filter(Boolean).join(', ')
  const why = holds
    ? `SBU ${told} berlaku pada tanggal kontrak ${dayFormat(on, 'short')}`
    : has
      ? `SBU ${told} sudah berakhir pada tanggal kontrak ${dayFormat(on, 'short')}`
      : 'supplier tidak mencatat SBU'
  return { kind: 'pph-final', rate: row?.rate ?? null, source: row ? `${row.name}: ${why}` : why }
}

/**
 * Which row of PP 9/2022 an SBU falls under, by the words of its class.
 *
 *   constructionCode('BG002 kecil', true)  // 'KONSTRUKSI-KECIL'
 */
export function constructionCode(sbuClass: string, holds: boolean): string {
  const is = (words: RegExp) => words.test(sbuClass)
  const without = holds ? '' : '-TANPA-SBU'
  if (is(/konsultan/i)) return `KONSULTANSI${without}`
  if (is(/integrasi/i)) return `TERINTEGRASI${without}`
  if (!holds) return 'KONSTRUKSI-TANPA-SBU'
  return is(/\bkecil\b|\bK[1-3]?\b/i) ? 'KONSTRUKSI-KECIL' : 'KONSTRUKSI'
}
