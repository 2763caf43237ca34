import type { DayMark } from '../days/contract.ts'

interface LeaveType {
  readonly name: string
  /** What its days are marked as. */
  readonly mark: DayMark
  /** Most days of one case, by law; null where none is said. */
  readonly most: number | null
  /** Takes from the yearly right. */
  readonly isYearly: boolean
  /** Counted by the calendar, not by workdays. */
  readonly isCalendar: boolean
}

const of = (name: string, most: number | null, given: Partial<LeaveType> = {}): LeaveType => ({
  ...{ name, most, mark: 'C', isYearly: false, isCalendar: false },
  ...given,
})

// UU 13/2003 art. 79, 81, 82 and 93(4), UU 4/2024 art. 4 and 6.
/** The kinds of leave. */
export const leaveTypes = {
  tahunan: of('Cuti tahunan', null, { isYearly: true }),
  menikah: of('Menikah', 3),
  menikahkan: of('Menikahkan anak', 2),
  khitan: of('Mengkhitankan anak', 2),
  baptis: of('Membaptiskan anak', 2),
  ayah: of('Istri melahirkan atau keguguran', 5),
  duka: of('Keluarga inti meninggal', 2),
  duka_serumah: of('Anggota serumah meninggal', 1),
  haid: of('Haid', 2),
  melahirkan: of('Melahirkan', 182, { isCalendar: true }),
  keguguran: of('Keguguran', 45, { isCalendar: true }),
  ibadah: of('Ibadah', null),
  sakit: of('Sakit', null, { mark: 'S' }),
  tanpa_upah: of('Tanpa upah', null, { mark: 'I' }),
} as const satisfies Readonly<Record<string, LeaveType>>
export type LeaveTypeCode = keyof typeof leaveTypes

/** What moves somebody's right to leave. */
export const leaveEntryKinds = {
  grant: 'Jatah',
  use: 'Dipakai',
  return: 'Dikembalikan',
  expiry: 'Hangus',
  correction: 'Koreksi',
  opening: 'Saldo awal',
} as const
export type LeaveEntryKind = keyof typeof leaveEntryKinds
