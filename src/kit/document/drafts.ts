import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Act } from '#kit/document/acts.ts'
import type { Document, DraftAsked, HeadValues, LineValues, Part } from '#kit/document/document.ts'
import { guardAct, type Ground, type RulesOn } from '#kit/document/guard.ts'
import { columnsOf, fieldsOf, lockDocument, saveHead } from '#kit/document/load.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { intoTrash } from '#kit/trash/trash.ts'

/** What a form sent, as the tables keep it: what the head holds beyond what was typed, and the rows of each part. */
export type DraftKept<D extends Document> = { readonly head?: HeadValues<D> } & {
  readonly [P in keyof D['parts']]: readonly LineValues<D['parts'][P]>[]
}

/** How drafts of a document are written. */
export interface DraftWays<D extends Document, P, F> {
  readonly ground: Ground<D, P, F>
  /** The acts 'edit' and 'delete' of its table: who may, and when. */
  readonly edit: Act<D, RulesOn<D, F>>
  readonly remove: Act<D, RulesOn<D, F>>
  /** Judges what was typed and tells how it is kept; refuses what may not be. */
  readonly check: (tx: Tx, actor: Actor, asked: DraftAsked<D>) => Promise<DraftKept<D>>
}

type Seen = { readonly id: string; readonly version: number }

/** Makes the verbs that write a draft, write it anew and throw it away. */
export function drafts<D extends Document, P, F>(of: D, ways: DraftWays<D, P, F>) {
  const { ground, check } = ways
  return {
    async create(
      tx: Tx,
      actor: Actor,
      asked: DraftAsked<D> & { readonly files?: readonly string[] },
    ): Promise<DocumentRef> {
      const kept = await check(tx, actor, asked)
      const id = newId()
      await insertRows(tx, of.head.table, [newHead(of, actor, id, { ...asked, ...kept.head })])
      await insertParts(tx, of, { companyId: actor.companyId, id }, kept)
      if (of.files && asked.files) await claimFiles(tx, actor, { ids: asked.files, subject: of.files, ownerId: id })
      await recordHistory(tx, actor, { subject: of.name, id, act: 'create' })
      return { id, number: null, version: 1 }
    },

    async rewrite(tx: Tx, actor: Actor, asked: DraftAsked<D> & Seen): Promise<DocumentRef> {
      const { id, version } = asked
      const doc = await lockDocument(tx, of, actor.companyId, id)
      await guardAct(tx, actor, { rules: ways.edit, ground, doc, version })
      const kept = await check(tx, actor, asked)
      for (const { table, parent } of Object.values(of.parts)) {
        await sql`
          delete from ${sql.table(table)} where company_id = ${actor.companyId} and ${sql.ref(parent)} = ${id}
        `.execute(tables(tx))
      }
      await insertParts(tx, of, { companyId: actor.companyId, id }, kept)
      const values = { ...typedValues(of.head, asked), ...kept.head }
      const saved = await saveHead(tx, { of, actor, id, isNewVersion: true }, values)
      await recordHistory(tx, actor, { subject: of.name, id, act: 'update' })
      return saved
    },

    async remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
      const doc = await lockDocument(tx, of, actor.companyId, id)
      await guardAct(tx, actor, { rules: ways.remove, ground, doc, version: undefined })
      const kind = `Draf ${inSmall(of.title)}`
      const permissions = [ways.remove.may].flat()
      await intoTrash(tx, actor, { subject: of.name, table: of.head.table, id, kind, permissions })
      await removeDraftOf(tables(tx), of.head.table as never, { companyId: actor.companyId, id })
      await recordHistory(tx, actor, { subject: of.name, id, act: 'delete' })
      return { id }
    },
  }
}

// 'SPK subkon' keeps its letters, 'Opname subkon' begins small.
function inSmall(title: string): string {
  return title.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
}

function newHead(of: Document, actor: Actor, id: string, values: object): Record<string, unknown> {
  const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  // Whoever made it is named in the row where the declaration says so.
  const named = 'createdByName' in fieldsOf(of.head) ? { created_by_name: actor.name } : {}
  const typed = { ...typedValues(of.head, values), ...values }
  return { ...columnsOf(typed, of.head), ...by, ...named, id, company_id: actor.companyId }
}

async function insertParts(tx: Tx, of: Document, doc: { companyId: string; id: string }, kept: object): Promise<void> {
  for (const [key, part] of Object.entries(of.parts)) {
    const rows = (kept as Readonly<Record<string, readonly object[]>>)[key] ?? []
    const place = { company_id: doc.companyId, [part.parent]: doc.id }
    const lines = rows.map((row, at) => ({
      ...columnsOf({ ...row }, part),
      ...place,
      id: newId(),
      [part.order]: at + 1,
    }))
    await insertRows(tx, part.table, lines)
  }
}

// What a form left out is emptied, not kept as it was.
function typedValues(part: Part, asked: object): Record<string, unknown> {
  const given = asked as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(part.typed).map(([key, field]) => [key, given[key] ?? field.preset ?? null]))
}
