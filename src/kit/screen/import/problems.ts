import type { ImportAbout, ImportRow } from '#kit/import/contract.ts'

/** What is wrong with a row, in words: what concerns the whole of it first, then column by column as the file has them. */
export function problemsOf(row: Pick<ImportRow, 'errors'>, about: Pick<ImportAbout, 'columns'>): string {
  const place = (key: string) => about.columns.findIndex((column) => column.key === key)
  return Object.entries(row.errors ?? {})
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([key, why]) => {
      const label = about.columns[place(key)]?.label
      return label === undefined || why.startsWith(label) ? why : `${label}: ${why}`
    })
    .join(' ')
}
