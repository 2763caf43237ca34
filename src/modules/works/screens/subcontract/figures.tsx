import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { minus, money } from '#ground/money.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import type { SubcontractSeen } from '../../subcontract/seen.ts'
import { subcontractPph } from '../../subcontract/subcontract.ts'

/** The money of a subcontract from what was agreed to what is left, and on which terms. */
export function SubcontractFigures({ subcontract: one }: { readonly subcontract: SubcontractSeen }) {
  const left = (from: string, less: string) => rupiah(String(minus(money(from), money(less))))
  const share = (text: string | null) => (text === null ? 'Tanpa' : percentFormat(text))
  const figures: readonly Fact[] = [
    ...(one.signed === one.total
      ? []
      : ([
          ['Nilai awal', rupiah(one.signed)],
          ['Addendum', left(one.total, one.signed)],
        ] as const)),
    ['Sudah diopname', rupiah(one.measured)],
    ['Sisa pekerjaan', left(one.total, one.measured)],
    ['Sudah ditagih', rupiah(one.billed)],
    ['Sisa uang muka', rupiah(one.advanceOpen)],
    ['Retensi ditahan', rupiah(one.retentionHeld)],
    ['Dibayar (+PPN)', rupiah(one.paid)],
  ]
  const rate = one.withholdingRate === null ? 'menurut SBU' : percentFormat(one.withholdingRate)
  const terms: readonly Fact[] = [
    ['Tanggal SPK', dayFormat(one.date as Day, 'short')],
    ['Uang muka', share(one.advance)],
    ['Retensi', share(one.retention)],
    ['PPh', one.withholdingKind === 'none' ? 'Tanpa PPh' : `${subcontractPph[one.withholdingKind]}, ${rate}`],
  ]
  return (
    <>
      <KeyFacts lead={{ label: 'Nilai SPK sebelum PPN', value: rupiah(one.total) }} rows={figures} />
      <KeyFacts rows={terms} />
    </>
  )
}
