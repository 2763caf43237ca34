import type { Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { notify, settleNotices } from '#kit/notices/notify.ts'
import { approversFor, writersApart } from '#kit/posting/approval.ts'
import { assertOpen, type Area } from '#kit/posting/period-lock.ts'
import { decisionWords, type Approvable, type Decision } from '#kit/posting/decisions.ts'

/** A document as those who decide on it hear of it. */
export interface WaitingPaper {
  /** Its word for files and comments: 'order', 'pembelian'. */
  readonly subject: string
  readonly id: string
  /** 'Order CV Sinar Jaya', 'Pembelian PO-2611-0007'. */
  readonly what: string
  readonly href: string
}

/**
 * Tells those who may say yes to this amount that a document waits for one; not those who wrote it themselves. One that
 * will be booked on a day is refused now where that is closed ('period.locked'): nobody could say yes to it.
 */
export async function tellWaiting(
  tx: Tx,
  actor: Actor,
  weighed: {
    readonly doc: Approvable
    readonly amount: Money
    readonly writtenFor?: string | null
    readonly booked?: { readonly area: Area; readonly on: Day }
  },
  { what, ...paper }: WaitingPaper,
): Promise<void> {
  const { booked } = weighed
  if (booked) await assertOpen(tx, actor.companyId, booked.area, booked.on)
  const { permission, roleId } = await approversFor(tx, actor, weighed)
  const handedIn = { ...weighed, documentId: paper.id, submittedBy: actor.userId }
  const except = await writersApart(tx, actor, handedIn)
  const title = `${what} ${rupiah(weighed.amount)} menunggu persetujuan Anda`
  await notify(tx, actor, { ...paper, to: { permission, roleId }, except, kind: 'approval-waiting', title })
}

/** Tells who handed a document in, and whose wish it is, what was decided, and takes it off the bells of those who could have. */
export async function tellDecided(
  tx: Tx,
  actor: Actor,
  taken: {
    readonly decision: Decision
    readonly note: string | null
    readonly submittedBy: string | null
    readonly writtenFor?: string | null
  },
  { what, ...paper }: WaitingPaper,
): Promise<void> {
  await tellSettled(tx, actor, paper)
  const userIds = [...new Set([taken.submittedBy, taken.writtenFor].filter((id) => typeof id === 'string'))]
  if (userIds.length === 0) return
  const said = `${what}: ${decisionWords[taken.decision].toLowerCase()}`
  const title = taken.note === null ? said : `${said}, “${taken.note}”`
  await notify(tx, actor, { ...paper, to: { userIds }, kind: 'approval-decided', title })
}

/** Tells who handed it in that one of several said yes, and takes it off that one's bell; the others' stay. */
export async function tellYes(
  tx: Tx,
  actor: Actor,
  taken: { readonly missing: number; readonly submittedBy: string | null },
  { what, ...paper }: WaitingPaper,
): Promise<void> {
  const { subject, id } = paper
  await settleNotices(tx, actor, { kind: 'approval-waiting', subject, id, userId: actor.userId })
  if (taken.submittedBy === null) return
  const title = `${what}: disetujui ${actor.name}, menunggu ${taken.missing} orang lagi`
  await notify(tx, actor, { ...paper, to: { userIds: [taken.submittedBy] }, kind: 'approval-decided', title })
}

/** Takes a document off the bells: nobody has to decide on it any more. */
export async function tellSettled(
  tx: Tx,
  actor: Actor,
  { subject, id }: Pick<WaitingPaper, 'subject' | 'id'>,
): Promise<void> {
  await settleNotices(tx, actor, { kind: 'approval-waiting', subject, id })
}
