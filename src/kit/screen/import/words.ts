import type { RowState, RunState, TwinChoice } from '#kit/import/contract.ts'
import { thousands } from '#ground/format.ts'
import type { Tone } from '../ui/badge.tsx'

/** Where a file stands. */
export const runWords: Readonly<Record<RunState, { readonly text: string; readonly tone: Tone }>> = {
  mapping: { text: 'Kolom belum dipasangkan', tone: 'neutral' },
  checking: { text: 'Sedang diperiksa', tone: 'info' },
  ready: { text: 'Siap diimpor', tone: 'primary' },
  trying: { text: 'Sedang diuji', tone: 'info' },
  running: { text: 'Sedang diimpor', tone: 'info' },
  done: { text: 'Selesai', tone: 'success' },
  undoing: { text: 'Sedang diurungkan', tone: 'warning' },
  undone: { text: 'Diurungkan', tone: 'neutral' },
}

/** What became of a row. */
export const rowWords: Readonly<Record<RowState, { readonly text: string; readonly tone: Tone }>> = {
  new: { text: 'Belum diperiksa', tone: 'neutral' },
  sound: { text: 'Benar', tone: 'success' },
  twin: { text: 'Sudah ada', tone: 'warning' },
  error: { text: 'Salah', tone: 'danger' },
  added: { text: 'Ditambahkan', tone: 'success' },
  updated: { text: 'Diperbarui', tone: 'success' },
  skipped: { text: 'Dilewati', tone: 'neutral' },
  refused: { text: 'Ditolak', tone: 'danger' },
  undone: { text: 'Diurungkan', tone: 'neutral' },
  kept: { text: 'Dibiarkan', tone: 'warning' },
}

/** What becomes of a row that is there already. */
export const choiceWords: Readonly<Record<TwinChoice, string>> = {
  skip: 'Lewati',
  update: 'Perbarui',
  add: 'Tetap tambah',
}

/** What the button promises: only rows that come in are counted. */
export function importWords(rows: number, beside: { readonly error: number; readonly leftOut: number }): string {
  const count = thousands(String(rows))
  if (beside.error > 0) return `Impor ${count} yang benar saja`
  return beside.leftOut > 0 ? `Impor ${count} baris` : `Impor semua ${count} baris`
}
