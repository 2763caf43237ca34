import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { countComments, moveComments } from '#kit/comments/move-comments.ts'
import type { Tx } from '#kit/db/tx.ts'
import { countFiles, moveFiles } from '#kit/files/move-files.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { carriersOf } from '#kit/record/carriers.ts'
import { readRow } from '#kit/record/rows.ts'
import type { MergePreview, MergeSide } from '#modules/parties/contract.ts'
import {
  absorb,
  countChildren,
  mergingRows,
  type MergedParty,
  type MergePair,
  type MergingRow,
} from '#modules/parties/merge-store.ts'

/** How one kind of party is merged: its record, what its files and talk are filed under, its standing. */
export interface MergeKind extends MergedParty {
  readonly record: Parameters<typeof readRow>[1]
  readonly subject: string
  /** Codes of what is refused. */
  readonly refused: { readonly itself: string; readonly intoArchived: string; readonly already: string }
  /** Adds what one of them owes, and what else is kept of it, to the other. */
  readonly carryStanding: (tx: Tx, companyId: string, pair: MergePair) => Promise<void>
}

interface Asked {
  readonly id: string
  readonly into: string
  readonly version: number
}

/** What a merge would move, before anybody says yes. */
export async function preview(
  tx: Tx,
  actor: Actor,
  kind: MergeKind,
  asked: { readonly id: string; readonly into?: string | undefined },
): Promise<MergePreview> {
  const { id, into: intoId } = asked
  const { from, into } =
    intoId === undefined
      ? await alone(tx, actor, kind, id)
      : await both(tx, actor, kind, { id, into: intoId, lock: false })
  const { companyId } = actor
  const children = await countChildren(tx, kind, { companyId, id: from.id })
  const files = await countFiles(tx, { companyId, subject: kind.subject, ownerId: from.id })
  const said = await countComments(tx, { companyId, subject: kind.subject, subjectId: from.id })
  const carried = await Promise.all(carriersOf(kind.name).map((each) => each.count(tx, companyId, from.id)))
  const moves = [
    ...carried.flat(),
    { label: 'Kontak', count: children.contacts },
    { label: 'Alamat', count: children.addresses },
    { label: 'Lampiran', count: files },
    { label: 'Komentar', count: said },
  ]
  return {
    from: sideOf(from),
    into: into && sideOf(into),
    moves: moves.filter((each) => each.count > 0),
    together: String(from.owed + (into?.owed ?? 0n)),
    differ: [
      ...(from.npwp && into?.npwp && from.npwp !== into.npwp ? ['NPWP'] : []),
      ...(from.nik && into?.nik && from.nik !== into.nik ? ['NIK'] : []),
    ],
  }
}

/** Makes one party of two; both keep their history, and the first says where it went. */
export async function merge(tx: Tx, actor: Actor, kind: MergeKind, asked: Asked): Promise<{ id: string }> {
  const { from, into } = await both(tx, actor, kind, { ...asked, lock: true })
  expectVersion({ version: from.version, updatedAt: from.updated_at, updatedByName: '' }, asked.version)
  const pair = { fromId: from.id, intoId: into.id }
  const { companyId } = actor
  await absorb(tx, actor, kind, pair)
  await kind.carryStanding(tx, companyId, pair)
  await moveFiles(tx, { companyId, subject: kind.subject, ownerId: from.id }, into.id)
  await moveComments(tx, { companyId, subject: kind.subject, subjectId: from.id }, into.id)
  for (const each of carriersOf(kind.name)) await each.carry(tx, actor, pair)
  const remember = (id: string, act: string, other: MergingRow) =>
    recordHistory(tx, actor, { subject: kind.name, id, act, reason: `${other.name} (${other.code})` })
  await remember(from.id, 'merged', into)
  await remember(into.id, 'absorb', from)
  return { id: into.id }
}

async function alone(
  tx: Tx,
  actor: Actor,
  kind: MergeKind,
  id: string,
): Promise<{ from: MergingRow; into: MergingRow | null }> {
  await readRow(tx, kind.record, actor, id)
  const [from] = await mergingRows(tx, kind, { companyId: actor.companyId, ids: [id], lock: false })
  return { from: found(from), into: null }
}

async function both(
  tx: Tx,
  actor: Actor,
  kind: MergeKind,
  asked: { readonly id: string; readonly into: string; readonly lock: boolean },
) {
  if (asked.id === asked.into) throw new Refusal(kind.refused.itself, {}, { field: 'into' })
  await readRow(tx, kind.record, actor, asked.id)
  await readRow(tx, kind.record, actor, asked.into)
  const ids = [asked.id, asked.into]
  const rows = await mergingRows(tx, kind, { companyId: actor.companyId, ids, lock: asked.lock })
  const from = found(rows.find((row) => row.id === asked.id))
  const into = found(rows.find((row) => row.id === asked.into))
  if (from.merged_into !== null) throw new Refusal(kind.refused.already, { name: from.name })
  if (into.archived_at !== null) throw new Refusal(kind.refused.intoArchived, { name: into.name }, { field: 'into' })
  return { from, into }
}

function sideOf({ id, version, code, name, owed }: MergingRow): MergeSide {
  return { id, version, code, name, owed: String(owed) }
}
