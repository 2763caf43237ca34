import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { notify } from '#kit/notices/notify.ts'
import type { Decision } from '#kit/posting/decisions.ts'
import { tellDecided } from '#kit/posting/tell-approval.ts'
import type { Count } from '#modules/warehouse/opname/store.ts'

const paperOf = ({ id, number, warehouse_id }: Count) => ({
  subject: 'opname',
  id,
  what: `Opname ${number ?? ''}`.trim(),
  href: `/gudang/detail/${warehouse_id}?opname=${id}`,
})

/** Tells those who may approve a count that its differences wait for them. */
export async function tellCountWaits(tx: Tx, actor: Actor, count: Count): Promise<void> {
  const { what, ...paper } = paperOf(count)
  const title = `${what} selesai dihitung, selisihnya menunggu persetujuan Anda`
  await notify(tx, actor, { ...paper, to: { permission: 'approve stock' }, kind: 'approval-waiting', title })
}

/** Tells who handed a count in what was decided. */
export async function tellCountDecided(
  tx: Tx,
  actor: Actor,
  count: Count,
  taken: { readonly decision: Decision; readonly note: string | null },
): Promise<void> {
  await tellDecided(tx, actor, { ...taken, submittedBy: count.submitted_by }, paperOf(count))
}
