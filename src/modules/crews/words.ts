/** Why somebody was away, where it was told. */
export const absences = { sakit: 'Sakit', izin: 'Izin' } as const
export type Absence = keyof typeof absences

/** What a worker did on a day at a project; half days (0 to 3) and half hours are whole numbers. */
export interface Marked {
  readonly halfDays: number
  readonly absence: Absence | null
  /** Half hours of overtime on a workday. */
  readonly overtime: number
  /** Half hours worked on a day of rest or a holiday. */
  readonly restHours: number
}

/** Why a row of a crew sheet was not taken. */
export const rowRefusals = {
  approved: 'Sudah disetujui. Minta yang menyetujui membukanya lagi.',
  paid: 'Sudah masuk upah yang dibukukan. Koreksi masuk ke minggu berikutnya.',
  'too-much': 'Lebih dari satu hari bersama proyek lain di tanggal ini. Kurangi di salah satunya.',
  stranger: 'Bukan pekerja regu Anda, atau sudah tidak aktif.',
  'not-yet': 'Tanggal ini belum tiba.',
  before: 'Belum mulai bekerja pada tanggal ini.',
  mixed: 'Jam hari libur dicatat tanpa hari, lembur hanya pada hari kerja.',
} as const
export type RowRefusal = keyof typeof rowRefusals
/** Says a mark in as few letters as a cell has room for: '1', '½ L2', '8 j', 'S'. */
export function markText({ halfDays, absence, overtime, restHours }: Marked): string {
  if (absence !== null) return absence === 'sakit' ? 'S' : 'I'
  if (restHours > 0) return `${halves(restHours)} j`
  return overtime > 0 ? `${halves(halfDays)} L${halves(overtime)}` : halves(halfDays)
}

/** Writes a count of halves: 1 is '½', 3 is '1½'. */
export function halves(count: number): string {
  const whole = Math.trunc(count / 2)
  if (count % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
