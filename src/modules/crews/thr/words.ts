/** Why a worker has no THR in one that was worked out; the others have theirs. */
export const leftOutWords = {
  'no-religion': 'Agamanya belum diisi, jadi hari rayanya tidak diketahui.',
  'too-new': 'Masa kerjanya belum sebulan pada hari raya; belum berhak THR.',
  'no-wages': 'Tidak ada upah di bulan-bulan sebelum hari raya.',
} as const
export type LeftOutWhy = keyof typeof leftOutWords
