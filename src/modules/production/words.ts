/** Where an order stands, how overhead is laid on, how a piece came out, what happened on the floor. */
export type Stage = 'draft' | 'planned' | 'running' | 'done' | 'cancelled'
export type OverheadKind = 'none' | 'percent' | 'per-unit'
export type Grade = 'good' | 'second' | 'reject'
export type EntryKind = 'use' | 'output' | 'labour' | 'finish' | 'late'

/** The stages of a production order as people read them. */
export const stageWords: Readonly<Record<Stage, string>> = {
  draft: 'Draf',
  planned: 'Direncanakan',
  running: 'Berjalan',
  done: 'Selesai',
  cancelled: 'Batal',
}

/** Grades of what comes out. */
export const gradeWords: Readonly<Record<Grade, string>> = { good: 'Bagus', second: 'KW 2', reject: 'Gagal' }

/** What happens on the floor. */
export const entryWords: Readonly<Record<EntryKind, string>> = {
  use: 'Pemakaian bahan',
  output: 'Hasil',
  labour: 'Upah borongan',
  finish: 'Penyelesaian',
  late: 'Harga bahan menyusul',
}
