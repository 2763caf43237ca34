/** Why somebody has no slip in a run; the others have theirs. */
export const blockedWords = {
  'no-join': 'Tanggal masuk belum diisi.',
  'no-pay': 'Gaji belum diisi untuk semua hari kerjanya.',
  'no-tax': 'Data pajak dan BPJS tahun ini belum diisi.',
  'days-open': 'Ada hari yang belum lengkap di absensi.',
  'no-days': 'Tidak ada hari kerja selama ia bekerja di bulan ini.',
  'year-missing': 'Slip bulan sebelumnya di tahun ini belum lengkap, padahal ini masa pajak terakhirnya.',
  'below-nothing': 'Potongannya lebih besar dari pendapatannya.',
} as const
export type BlockedWhy = keyof typeof blockedWords
