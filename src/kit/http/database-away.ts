import { UnknownOutcome } from '#kit/db/unknown-outcome.ts'

const WORDS = {
  unknown:
    'Sambungan ke penyimpanan putus di tengah jalan, jadi belum pasti tersimpan. Coba lagi: tidak akan tercatat dua kali.',
  away: 'Penyimpanan data sedang tidak menjawab. Coba lagi sebentar; isian Anda tetap di sini.',
  busy: 'Server sedang sibuk. Coba lagi sebentar.',
  crowd: 'Banyak orang sedang mengubah data yang sama, jadi belum ada yang tersimpan. Coba lagi sebentar.',
  full: 'Penyimpanan server penuh, jadi tidak ada yang tersimpan. Hubungi admin.',
}

/** The database did not do its part: what to tell, and after how many seconds to ask again. Undefined for any other error. */
export function databaseAway(error: unknown): { message: string; retryAfter: number } | undefined {
  if (error instanceof UnknownOutcome) return { message: WORDS.unknown, retryAfter: 5 }
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string }
  if (code === '53100' || code === 'ENOSPC') return { message: WORDS.full, retryAfter: 60 }
  if (code === '53300' || /timeout exceeded when trying to connect/.test(error.message)) {
    return { message: WORDS.busy, retryAfter: 5 }
  }
  // Begun again as often as is sensible, and each time somebody else went first.
  if (code === '40P01' || code === '40001') return { message: WORDS.crowd, retryAfter: 2 }
  const isCut = /^(57P0[1-3]|08...)$/.test(code) || syscall === 'connect' || /^E(CONNRESET|PIPE)$/.test(code)
  return isCut || /^Connection terminated|connection error and is not queryable/.test(error.message)
    ? { message: WORDS.away, retryAfter: 5 }
    : undefined
}
