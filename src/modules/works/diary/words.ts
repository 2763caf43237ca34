/** Where a day's report of a site stands. */
export const siteReportStates = { draft: 'Draf', sent: 'Terkirim', checked: 'Diperiksa' } as const
export type SiteReportState = keyof typeof siteReportStates

/** What the sky did. */
export const weathers = { cerah: 'Cerah', berawan: 'Berawan', gerimis: 'Gerimis', hujan: 'Hujan' } as const
export type Weather = keyof typeof weathers

/** Whether everybody went home whole. */
export const safetyWords = { aman: 'Aman', hampir: 'Hampir celaka', kecelakaan: 'Kecelakaan' } as const
export type Safety = keyof typeof safetyWords

/** What held the work up. */
export const blockerKinds = {
  bahan: 'Bahan terlambat',
  cuaca: 'Cuaca',
  alat: 'Alat rusak',
  tenaga: 'Tenaga kurang',
  gambar: 'Gambar atau keputusan',
  lahan: 'Lahan dan izin',
  lain: 'Lain-lain',
} as const
export type BlockerKind = keyof typeof blockerKinds

/** Whose matter it is: what a claim for more time asks first. */
export const blockerParties = {
  kami: 'Kami',
  'pemberi-kerja': 'Pemberi kerja',
  supplier: 'Supplier',
  subkon: 'Subkon',
  'pihak-lain': 'Pihak lain',
} as const
export type BlockerParty = keyof typeof blockerParties
