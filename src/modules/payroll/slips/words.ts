/**
 * What is added to a slip by hand, or taken off it as paid too much before: it is paid and taxed with the month. Natura is taxed and was had already; zakat is cut and
 * lessens the income of the year (PMK 168/2023).
 */
export const extraKinds = {
  lembur: 'Lembur',
  tunjangan: 'Tunjangan tidak tetap',
  bonus: 'Bonus',
  thr: 'THR',
  koreksi: 'Koreksi kelebihan bayar',
  natura: 'Natura kena pajak',
  zakat: 'Zakat lewat perusahaan',
} as const
export type ExtraKind = keyof typeof extraKinds

/** Writes half days as days: 5 → '2,5'. */
export const halvesText = (halves: number): string => String(halves / 2).replace('.', ',')

/** What the note of a contribution says that the company pays in somebody's place. */
export const NOT_WITHHELD = 'tidak terpotong'

/** On which side of a slip a line stands; what the company bears is outside the wage. */
export const lineSides = {
  pendapatan: 'Pendapatan',
  potongan: 'Potongan',
  perusahaan: 'Ditanggung perusahaan',
  natura: 'Sudah diterima sebagai natura',
} as const
export type LineSide = keyof typeof lineSides

/** What a line is, whatever it is called. */
export type LineCode =
  | 'pokok'
  | 'tetap'
  | ExtraKind
  | 'tunjangan_pph'
  | 'tanpa_upah'
  | 'kesehatan'
  | 'jht'
  | 'jp'
  | 'jkk'
  | 'jkm'
  | 'pph21'
  | 'kasbon'
