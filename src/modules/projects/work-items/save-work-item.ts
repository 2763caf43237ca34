import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { projectRow } from '../store.ts'
import { costHeads, type CostHead } from '../words.ts'
import { refuseUsedWorkItem } from './used.ts'
import * as store from './store.ts'

const MOST_LEVELS = 8

interface Words {
  readonly parentId: string | null
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly costHead: CostHead | null
}

/** Adds a cost code to a project, behind those beside it. */
export async function createWorkItem(tx: Tx, actor: Actor, asked: Words & { readonly id: string }): Promise<Saved> {
  await projectRow(tx, actor, asked.id, true)
  await refuseTakenCode(tx, actor, asked.id, asked)
  await checkParent(tx, actor, { projectId: asked.id, parentId: asked.parentId, levels: 1 })
  const id = newId()
  await store.insertWorkItem(tx, actor, { id, project_id: asked.id, ...columnsOf(asked) })
  await tell(tx, actor, asked.id, { Pekerjaan: { from: '', to: `${asked.code} ${asked.name}` } })
  return { id, version: 1 }
}

/** Changes a cost code or moves it under another; one that bears cost keeps its code. */
export async function changeWorkItem(
  tx: Tx,
  actor: Actor,
  asked: Words & { readonly id: string; readonly itemId: string; readonly version: number },
): Promise<Saved> {
  await projectRow(tx, actor, asked.id, true)
  const row = await store.lockWorkItem(tx, actor.companyId, { projectId: asked.id, id: asked.itemId })
  expectVersion(row, asked.version)
  if (row.code !== asked.code) {
    await refuseUsedWorkItem(tx, actor.companyId, row)
    await refuseTakenCode(tx, actor, asked.id, asked)
  }
  if (row.parent_id !== asked.parentId) {
    const levels = await store.depthBelow(tx, actor.companyId, row.id)
    await checkParent(tx, actor, { projectId: asked.id, parentId: asked.parentId, levels, itself: row.id })
  }
  const version = await store.updateWorkItem(tx, actor, row.id, columnsOf(asked))
  const changes = changesBetween(said(row), said(columnsOf(asked)), labels)
  if (Object.keys(changes).length > 0) await tellChanges(tx, actor, asked.id, row.code, changes)
  return { id: row.id, version }
}

/** Puts a cost code out of the choices, or back. */
export async function putAwayWorkItem(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly itemId: string; readonly version: number; readonly isArchived: boolean },
): Promise<Saved> {
  await projectRow(tx, actor, asked.id, true)
  const row = await store.lockWorkItem(tx, actor.companyId, { projectId: asked.id, id: asked.itemId })
  expectVersion(row, asked.version)
  const version = await store.updateWorkItem(tx, actor, row.id, {
    archived_at: asked.isArchived ? now().toISOString() : null,
  })
  const word = asked.isArchived ? 'diarsipkan' : 'dipulihkan'
  await tell(tx, actor, asked.id, { Pekerjaan: { from: `${row.code} ${row.name}`, to: word } })
  return { id: row.id, version }
}

/** Takes away a cost code with nothing below it and nothing booked on it. */
export async function dropWorkItem(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly itemId: string },
): Promise<{ id: string }> {
  await projectRow(tx, actor, asked.id, true)
  const row = await store.lockWorkItem(tx, actor.companyId, { projectId: asked.id, id: asked.itemId })
  const count = await store.countChildrenOf(tx, actor.companyId, row.id)
  if (count > 0) throw new Refusal('work-item.has-children', { name: row.name, count })
  await refuseUsedWorkItem(tx, actor.companyId, row)
  await store.deleteWorkItem(tx, actor.companyId, row.id)
  await tell(tx, actor, asked.id, { Pekerjaan: { from: `${row.code} ${row.name}`, to: '' } })
  return { id: row.id }
}

async function refuseTakenCode(tx: Tx, actor: Actor, projectId: string, { code }: Words): Promise<void> {
  const other = await store.workItemWithCode(tx, actor.companyId, projectId, code)
  if (other) throw new Refusal('work-item.code-taken', { code, name: other.name }, { field: 'code' })
}

// A group bears no cost itself: what has cost cannot become one.
async function checkParent(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly projectId: string
    readonly parentId: string | null
    readonly levels: number
    readonly itself?: string
  },
): Promise<void> {
  const { parentId, projectId } = asked
  if (parentId === null) return
  const parent = await store.lockWorkItem(tx, actor.companyId, { projectId, id: parentId })
  const path = await store.pathUp(tx, actor.companyId, parentId)
  const field = { field: 'parentId' }
  if (asked.itself !== undefined && path.includes(asked.itself)) throw new Refusal('work-item.in-itself', {}, field)
  if (path.length + asked.levels > MOST_LEVELS) throw new Refusal('work-item.too-deep', {}, field)
  await refuseUsedWorkItem(tx, actor.companyId, parent)
}

function columnsOf({ parentId, code, name, unit, costHead }: Words): store.WorkItemFields {
  return { parent_id: parentId, code, name, unit, cost_head: costHead }
}

const labels = { code: 'Kode', name: 'Pekerjaan', unit: 'Satuan', head: 'Kelompok biaya' }

const said = ({ code, name, unit, cost_head: head }: store.WorkItemFields) => ({
  ...{ code, name, unit },
  head: head && costHeads[head],
})

type Changes = Parameters<typeof recordHistory>[2]['changes']

function tellChanges(tx: Tx, actor: Actor, id: string, code: string, changes: Changes): Promise<void> {
  return recordHistory(tx, actor, { subject: 'project', id, act: 'work-item', reason: code, changes })
}

function tell(tx: Tx, actor: Actor, id: string, words: Record<string, { from: string; to: string }>): Promise<void> {
  const before = Object.fromEntries(Object.entries(words).map(([label, { from }]) => [label, from || null]))
  const after = Object.fromEntries(Object.entries(words).map(([label, { to }]) => [label, to || null]))
  const named = Object.fromEntries(Object.keys(words).map((label) => [label, label]))
  const changes = changesBetween(before, after, named)
  return recordHistory(tx, actor, { subject: 'project', id, act: 'work-item', changes })
}
