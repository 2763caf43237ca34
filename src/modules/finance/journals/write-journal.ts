import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import type { ActAsked } from '#kit/document/acts.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { drafts } from '#kit/document/drafts.ts'
import type { Ground } from '#kit/document/guard.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead, refuseFar } from '#kit/posting/ahead.ts'
import { today } from '#kit/posting/today.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { mirrored } from '#modules/journal/rules.ts'
import { checkDims } from '#modules/projects/face.ts'
import { knownAccounts } from '../entries/store.ts'
import { manualJournal, manualJournalActs } from './manual-journal.ts'
import { decideManualJournal, manualEntryLines } from './rules.ts'
import { seenManualJournal } from './visible.ts'

type Asked = DraftAsked<typeof manualJournal>
type WithPost = Asked & { readonly post: boolean }

/** The name under which the mirror of a manual journal stands in the books on the day it was asked for. */
const MIRROR = 'manual-journal.balik'

export const manualGround: Ground<typeof manualJournal> = { of: manualJournal }
const draft = drafts(manualJournal, {
  ground: manualGround,
  edit: manualJournalActs.edit,
  remove: manualJournalActs.delete,
  check,
})

/** Writes a journal by hand; `post` also books it. */
export async function createManualJournal(
  tx: Tx,
  actor: Actor,
  asked: WithPost & { readonly files?: readonly string[] },
): Promise<DocumentRef> {
  const saved = await draft.create(tx, actor, asked)
  return asked.post ? bookManualJournal.held(tx, actor, saved, undefined) : saved
}

/** Writes a draft anew; `post` also books it. */
export async function rewriteManualJournal(
  tx: Tx,
  actor: Actor,
  asked: WithPost & { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  await seenManualJournal(tx, actor, asked.id)
  const saved = await draft.rewrite(tx, actor, asked)
  return asked.post ? bookManualJournal.held(tx, actor, saved, undefined) : saved
}

/** Throws a draft away; it lies in the trash for thirty days. */
export async function removeManualJournal(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await seenManualJournal(tx, actor, id)
  return draft.remove(tx, actor, id)
}

/** Books a draft as it stands, and its mirror on the day that was asked for: that day may still be to come. */
const bookManualJournal = act(manualJournalActs.post, manualGround, async ({ tx, actor, doc }) => {
  const { id, date: on, reverseOn, memo } = doc
  refuseAhead(actor, on)
  if (reverseOn) refuseFar(reverseOn)
  await judge(tx, actor, doc)
  const lines = manualEntryLines(doc.lines)
  const about = { area: 'finance' as const, memo }
  await post(tx, actor, { ...about, on, source: { kind: manualJournal.name, id }, lines })
  if (reverseOn) {
    const back = { ...about, memo: `Pembalikan: ${memo}`, on: reverseOn, source: { kind: MIRROR, id } }
    await post(tx, actor, { ...back, lines: mirrored(lines) })
  }
  return {}
})

/** Takes a booked journal back by its mirror, today; also the mirror that was booked for another day. */
const takeBackManualJournal = act(manualJournalActs.void, manualGround, async ({ tx, actor, asked, doc }) => {
  const back = { on: today(actor), reason: asked.reason }
  await reverse(tx, actor, { kind: manualJournal.name, id: doc.id }, back)
  const ahead = doc.reverseOn && doc.reverseOn > back.on ? doc.reverseOn : back.on
  await reverse(tx, actor, { kind: MIRROR, id: doc.id }, { ...back, on: ahead })
  return { kept: { voidReason: asked.reason } }
})

/** Books a draft of somebody who may see it. */
export async function postManualDraft(
  tx: Tx,
  actor: Actor,
  asked: ActAsked<typeof manualJournalActs.post>,
): Promise<DocumentRef> {
  await seenManualJournal(tx, actor, asked.id)
  return bookManualJournal(tx, actor, asked)
}

/** Takes back a booked journal of somebody who may see it. */
export async function voidManual(
  tx: Tx,
  actor: Actor,
  asked: ActAsked<typeof manualJournalActs.void>,
): Promise<DocumentRef> {
  await seenManualJournal(tx, actor, asked.id)
  return takeBackManualJournal(tx, actor, asked)
}

async function check(tx: Tx, actor: Actor, asked: Asked) {
  const lines = asked.lines.map(({ memo = null, projectId = null, workItemId = null, ...line }) => {
    return { ...line, memo, projectId, workItemId }
  })
  const total = await judge(tx, actor, { date: asked.date, reverseOn: asked.reverseOn ?? null, lines })
  return { head: { total }, lines }
}

async function judge(tx: Tx, actor: Actor, asked: Parameters<typeof decideManualJournal>[0]) {
  const { total } = decideManualJournal(asked)
  const known = await knownAccounts(
    tx,
    actor.companyId,
    asked.lines.map(({ account }) => account),
  )
  const unknown = asked.lines.findIndex(({ account }) => !known.has(account))
  if (unknown >= 0) throw new Refusal('cash-entry.no-account', {}, { field: `lines.${unknown}.account` })
  await checkDims(tx, actor, { projectId: null, lines: asked.lines })
  return total
}
