import { dayFormat } from '#ground/day-format.ts'
import type { Report } from '../report.ts'

const CASH_BASIS =
  'Pendapatan dihitung saat uangnya diterima dan beban saat dibayar, menurut isi invoice, tagihan, dan upah yang dilunasi; barang dan uang muka saat dibayar. Penyusutan, HPP, dan jurnal tanpa uang tidak dihitung. PPN, pajak yang dipotong, kasbon, aset tetap, pinjaman, dan modal bukan laba'

/** What a report counts and what it leaves out, at its foot; `also` is said of this way to show it. */
export function ReportNote({ report, also }: { readonly report: Report; readonly also?: string }) {
  const { title, projectName, isWhole, lockedUntil } = report
  const isCashBasis = title === 'Laba rugi dasar kas'
  const isAccrual = title.startsWith('Laba rugi') && !isCashBasis
  const said = [
    projectName ? `Hanya ${projectName}` : isAccrual ? 'Akrual, semua proyek' : 'Semua proyek',
    isAccrual ? 'Jurnal penutup tidak dihitung' : null,
    isCashBasis ? CASH_BASIS : null,
    also,
    lockedUntil ? `Periode terkunci s.d. ${dayFormat(lockedUntil, 'short')}` : null,
    isWhole ? null : 'Jurnal yang memuat biaya tidak dihitung: Anda tidak berhak melihat biaya',
  ]
  return (
    <p className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
      {said.filter(Boolean).join(' · ')}
    </p>
  )
}
