import type { Tx } from '#kit/db/tx.ts'
import type { Importer } from '#kit/import/importer.ts'
import type { Run } from '#kit/import/store.ts'
import { notify } from '#kit/notices/notify.ts'

/** Rings the bell of the person whose file it is: the window may be closed long since. */
export function tellEnd(tx: Tx, importer: Importer, run: Run, title: string): Promise<void> {
  const { home, name } = importer
  return notify(
    tx,
    { companyId: run.companyId, userId: null },
    {
      to: { userIds: [run.createdBy] },
      kind: 'import-done',
      subject: name,
      id: null,
      title: title.slice(0, 200),
      href: `${home}${home.includes('?') ? '&' : '?'}impor=${name}`,
    },
  )
}
