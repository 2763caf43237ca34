import { columns } from '#kit/list/columns.ts'

/** When a row was made and last changed: columns that every list may have. */
export const auditColumns = columns({
  createdAt: { label: 'Dibuat', kind: 'instant' },
  updatedAt: { label: 'Diubah', kind: 'instant' },
})

/** What these columns add to a row. */
export interface Audited {
  readonly createdAt: string
  readonly updatedAt: string
}
