import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, historyOf, recordHistories, recordHistory } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { newId } from '#kit/id.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { inWords } from '#kit/record/database-refusal.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { askGuards, type GuardedAct } from '#kit/record/guards.ts'
import { restorersOf } from '#kit/record/known.ts'
import type { MasterRecord, WireOf } from '#kit/record/record.ts'
import {
  deleteRow,
  homeOf,
  insertChildren,
  insertMasters,
  readChildren,
  readRow,
  replaceChildren,
  updateBeside,
  updateRow,
  type MasterRow,
} from '#kit/record/rows.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { columnValues, wireFields } from '#kit/record/values.ts'

type Given = Readonly<Record<string, unknown>>

/** Adds a master with its children. `more`: columns that no form sets; an `id` where others must know it beforehand. */
export async function addRecord(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  given: Given,
  more: Given & { readonly id?: string } = {},
): Promise<Saved> {
  const id = more.id ?? newId()
  await addRecords(tx, master, [{ actor, given, more: { ...more, id } }])
  return { id, version: 1 }
}

/** A master to be: who adds it, what is given of it, and the columns that no form sets. */
export interface NewRecord {
  readonly actor: Actor
  readonly given: Given
  readonly more?: Given & { readonly id?: string }
}

/** The same for several, in as many statements as one takes; refused are all of them or none. */
export async function addRecords(tx: Tx, master: MasterRecord, rows: readonly NewRecord[]): Promise<Saved[]> {
  const made = rows.map(({ actor, given, more }) => {
    const id = more?.id ?? newId()
    const values = { id, ...columnValues(withoutHidden(actor, master, given), master.fields), ...more }
    return { actor, given, id, values, home: homeOf(master, actor, id) }
  })
  await inWords(master, insertMasters(tx, master, made))
  for (const [key, child] of Object.entries(master.children)) {
    const parents = made.map(({ home, id, given }) => ({ home, id, given: (given[key] ?? []) as readonly Given[] }))
    await inWords(master, insertChildren(tx, child, parents))
  }
  await recordHistories(
    tx,
    made.map(({ actor, id, home }) => ({ actor, done: { subject: master.name, id, act: 'add', companyId: home } })),
  )
  return made.map(({ id }) => ({ id, version: 1 }))
}

/** Changes what is given of a master, unless somebody else changed it since it was read. */
export async function editRecord(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  given: Given & { readonly id: string; readonly version: number },
  more: Given = {},
): Promise<Saved> {
  const seen = withoutHidden(actor, master, given)
  const row = await lockFresh(tx, actor, master, given)
  if (row.archived_at) throw new Refusal('record.archived', { title: master.title })

  const before = await stateOf(tx, actor, master, row)
  const version = await inWords(
    master,
    updateRow(tx, master, actor, row.id, { ...columnValues(seen, master.fields), ...more }),
  )
  await inWords(master, updateBeside(tx, master, row, seen))
  await inWords(master, saveChildren(tx, actor, master, row.id, given))
  const after = await stateOf(tx, actor, master, await readRow(tx, master, actor, row.id))
  await recordHistory(tx, actor, {
    subject: master.name,
    id: row.id,
    act: 'edit',
    changes: changesBetween(before, after, labelsOf(master)),
    companyId: homeOf(master, actor, row.id),
  })
  return { id: row.id, version }
}

/** Hides a master from pickers and lists; documents keep showing it. */
export function archiveRecord(tx: Tx, actor: Actor, master: MasterRecord, asked: Saved): Promise<Saved> {
  return mark(tx, actor, master, asked, { act: 'archive', archivedAt: now() })
}

/** Brings an archived master back. */
export function restoreRecord(tx: Tx, actor: Actor, master: MasterRecord, asked: Saved): Promise<Saved> {
  return mark(tx, actor, master, asked, { act: 'restore', archivedAt: null })
}

/** Sets columns that no form sets, such as a status, and writes down why. */
export async function setColumns(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: Saved,
  { act, values, reason }: { act: string; values: Given; reason?: string },
): Promise<Saved> {
  const row = await lockFresh(tx, actor, master, asked)
  const version = await updateRow(tx, master, actor, row.id, values)
  await recordHistory(tx, actor, {
    subject: master.name,
    id: row.id,
    act,
    reason: reason ?? null,
    companyId: homeOf(master, actor, row.id),
  })
  return { id: row.id, version }
}

/** Deletes a master that nothing points at. */
export async function removeRecord(tx: Tx, actor: Actor, master: MasterRecord, id: string): Promise<{ id: string }> {
  const row = await readRow(tx, master, actor, id, true)
  await askGuards(tx, actor, { name: master.name, act: 'remove', id })
  await intoTrash(tx, actor, {
    subject: master.name,
    table: master.table,
    id: row.id,
    kind: master.title,
    permissions: restorersOf(master.name),
  })
  await inWords(master, deleteRow(tx, master, row.id))
  await recordHistory(tx, actor, { subject: master.name, id, act: 'remove', companyId: homeOf(master, actor, id) })
  return { id }
}

/** Shows a master as its page and its form need it. */
export async function openRecord<R extends MasterRecord>(
  tx: Tx,
  actor: Actor,
  master: R,
  id: string,
): Promise<WireOf<R>> {
  const row = await readRow(tx, master, actor, id)
  const last = (await historyOf(tx, homeOf(master, actor, id), master.name, id))[0]
  const facts = {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: last?.by ?? null,
    archivedAt: row.archived_at,
  }
  // Safe: stateOf writes the fields and children of this very record.
  return { ...facts, ...(await stateOf(tx, actor, master, row)) } as unknown as WireOf<R>
}

async function lockFresh(tx: Tx, actor: Actor, master: MasterRecord, asked: Saved): Promise<MasterRow> {
  const row = await readRow(tx, master, actor, asked.id, true)
  if (row.version === asked.version) return row
  const last = (await historyOf(tx, homeOf(master, actor, row.id), master.name, row.id))[0]
  expectVersion({ version: row.version, updatedByName: last?.by ?? null, updatedAt: row.updated_at }, asked.version)
  return row
}

async function mark(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: Saved,
  { act, archivedAt }: { act: GuardedAct; archivedAt: Date | null },
): Promise<Saved> {
  await readRow(tx, master, actor, asked.id)
  await askGuards(tx, actor, { name: master.name, act, id: asked.id })
  return setColumns(tx, actor, master, asked, { act, values: { archived_at: archivedAt } })
}

async function saveChildren(tx: Tx, actor: Actor, master: MasterRecord, id: string, given: Given): Promise<void> {
  for (const [key, child] of Object.entries(master.children)) {
    const rows = given[key]
    // Left out means unchanged; an empty list means none.
    if (Array.isArray(rows)) await replaceChildren(tx, child, { home: homeOf(master, actor, id), id }, rows as Given[])
  }
}

async function stateOf(tx: Tx, actor: Actor, master: MasterRecord, row: MasterRow): Promise<Given> {
  const can = (permission: string) => actor.can(permission)
  const state: Record<string, unknown> = wireFields(row, master.fields, can)
  for (const [key, child] of Object.entries(master.children)) {
    const rows = await readChildren(tx, child, { home: homeOf(master, actor, row.id), id: row.id })
    state[key] = rows.map((each) => ({ id: each.id, ...wireFields(each, child.fields, can) }))
  }
  return state
}

// What a person may not see they may not set either; the empty preset of a form that never showed it is left out.
function withoutHidden(actor: Actor, master: MasterRecord, given: Given): Given {
  const hidden = Object.entries(master.fields).filter(
    ([, { permission }]) => permission !== undefined && !actor.can(permission),
  )
  for (const [key, field] of hidden) {
    if (given[key] !== undefined && given[key] !== field.preset) throw new Forbidden(field.permission ?? '')
  }
  const keys = new Set(hidden.map(([key]) => key))
  return Object.fromEntries(Object.entries(given).filter(([key]) => !keys.has(key)))
}

function labelsOf(master: MasterRecord): Record<string, string> {
  const all = [...Object.entries(master.fields), ...Object.entries(master.children)]
  return Object.fromEntries(all.map(([key, { label }]) => [key, label]))
}
