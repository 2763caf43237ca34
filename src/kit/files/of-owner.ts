import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { filesOfOwner } from '#kit/files/store.ts'

/** The id of the file that fills a slot of each row, as a column of a list. */
export function fileOf(of: { subject: string; owner: RawBuilder<unknown>; slot: string }): RawBuilder<unknown> {
  return sql`(select f.id from file f where f.owner_subject = ${of.subject} and f.owner_id = ${of.owner} and f.slot = ${of.slot} limit 1)`
}

/** How many papers and photos each row has, as a column; what fills a slot does not count. */
export function papersOf(subject: string, owner: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::int from file f where f.owner_subject = ${subject} and f.owner_id = ${owner} and f.slot = '')`
}

/** Slot → file id of a record; attachments are left out. */
export async function slotsOf(
  tx: Tx,
  of: { companyId: string; subject: string; ownerId: string },
): Promise<ReadonlyMap<string, string>> {
  const files = await filesOfOwner(tx, of)
  return new Map(files.filter(({ slot }) => slot !== '').map(({ slot, id }) => [slot, id]))
}
