import type { RunPage } from '../runs/contract.ts'
import type { BlockedWhy } from '../runs/words.ts'

interface WayOut {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly words: string
}

/** Where that is mended which keeps somebody out of a run. */
export function wayOutOf(why: BlockedWhy, employeeId: string, month: string): WayOut {
  const person = `/management-karyawan/detail/${employeeId}`
  const days: WayOut = { to: '/absensi/', search: { tab: 'karyawan', bulan: month }, words: 'Lengkapi absensi' }
  const ways: Readonly<Record<BlockedWhy, WayOut>> = {
    'no-join': { to: `/management-karyawan/edit/${employeeId}`, words: 'Isi tanggal masuk' },
    'no-pay': { to: person, words: 'Tetapkan gaji' },
    'no-tax': { to: person, words: 'Isi pajak & BPJS' },
    'days-open': days,
    'no-days': { to: `/management-karyawan/edit/${employeeId}`, words: 'Periksa tanggal masuk dan keluar' },
    'year-missing': { to: person, words: 'Isi angka tahun berjalan' },
    'year-twice': { to: person, words: 'Periksa angka tahun berjalan' },
    'no-religion': { to: `/management-karyawan/edit/${employeeId}`, words: 'Isi agama' },
    'too-new': { to: person, words: 'Lihat tanggal masuk' },
    'below-nothing': days,
  }
  return ways[why]
}

export type BlockedPerson = RunPage['blocked'][number]
