import type { ImportAbout, ImportRow } from '#kit/import/contract.ts'

/** What is wrong with a row, in words: what concerns the whole of it first, then column by column as the file has them. */
export function problemsOf(row: Pick<ImportRow, 'errors'>, about: Pick<ImportAbout, 'columns'>): string {
  return inWords(row.errors, about)
}

/** What looks odd in a row that may come in, in words; nothing once it is in. */
export function doubtsOf(row: Pick<ImportRow, 'doubts' | 'state'>, about: Pick<ImportAbout, 'columns'>): string {
  return ['sound', 'twin', 'error'].includes(row.state) ? inWords(row.doubts, about) : ''
}

function inWords(said: ImportRow['errors'], about: Pick<ImportAbout, 'columns'>): string {
  const place = (key: string) => about.columns.findIndex((column) => column.key === key)
  return Object.entries(said ?? {})
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([key, why]) => {
      const label = about.columns[place(key)]?.label
      return label === undefined || why.startsWith(label) ? why : `${label}: ${why}`
    })
    .join(' ')
}
