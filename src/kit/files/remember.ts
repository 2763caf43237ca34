import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { DRAFT, type FileRow } from '#kit/files/store.ts'
import { recordHistory } from '#kit/history/history.ts'

/** Writes into the record's history that a file came or went; drafts have no record. */
export async function remember(
  tx: Tx,
  actor: Actor,
  row: Pick<FileRow, 'subject' | 'ownerId' | 'name' | 'companyId' | 'slot'>,
  act: 'add-file' | 'remove-file',
): Promise<void> {
  if (row.subject === DRAFT) return
  const change = act === 'add-file' ? ([null, row.name] as const) : ([row.name, null] as const)
  await recordHistory(tx, actor, {
    subject: fileOwner(row.subject).record,
    id: row.ownerId,
    act,
    changes: { [row.slot || 'lampiran']: change },
    companyId: row.companyId,
  })
}
