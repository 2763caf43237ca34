import type { JudgedDay, ScanJudgement } from '../../scans/contract.ts'
import type { ClockProblem } from '../../scans/rules/clocked.ts'

/** What is missing of a day from a machine. */
export const problemWords: Readonly<Record<ClockProblem, string>> = {
  'one-scan': 'Scan hanya satu',
  'no-scan': 'Tidak ada scan',
}

/** The layouts of machines' files. */
export const layoutWords: Readonly<Record<ScanJudgement['layout'], string>> = {
  log: 'Log dengan judul kolom',
  attlog: 'attlog.dat',
  report: 'Laporan per hari',
}

/** Says what becomes of a day of a file. */
export function verdictWords({ verdict, problem, lateMinutes }: JudgedDay): string {
  if (verdict === 'outside') return 'Di luar periode'
  if (verdict === 'paid') return 'Gaji sudah diajukan, tetap'
  if (verdict === 'manual') return 'Sudah ditandai sendiri, tetap'
  if (problem) return problemWords[problem]
  return lateMinutes > 0 ? `Terlambat ${lateMinutes} menit` : 'Hadir'
}

/** Says minutes as hours: 469 → '7 j 49 m'. */
export function hoursText(minutes: number | null): string {
  if (minutes === null) return '–'
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60]
  return left === 0 ? `${hours} j` : `${hours} j ${left} m`
}
