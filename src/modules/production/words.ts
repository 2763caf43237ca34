import type { EntryKind, Grade, OverheadKind, Stage } from './tables.ts'

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
}

/** How overhead was counted, in words of a paper. */
export const overheadWords: Readonly<Record<OverheadKind, string>> = {
  none: 'tidak dibebankan',
  percent: 'dari bahan dan upah',
  'per-unit': 'per satuan hasil',
}
