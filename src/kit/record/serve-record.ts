import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import type { ListSource } from '#kit/list/source.ts'
import { knowMaster } from '#kit/record/known.ts'
import type { recordEndpoints, Saved } from '#kit/record/endpoints.ts'
import { historyRows } from '#kit/record/history-rows.ts'
import type { AddOut, EditOut, MasterRecord, WireOf } from '#kit/record/record.ts'
import { homeOf, readRow, seenBy } from '#kit/record/rows.ts'
import { addRecord, archiveRecord, editRecord, openRecord, removeRecord, restoreRecord } from '#kit/record/verbs.ts'

/** What a department does its own way; everything else is done as for any master. */
export interface OwnVerbs<R extends MasterRecord, Detail extends WireOf<R>> {
  readonly add?: (tx: Tx, actor: Actor, asked: AddOut<R>) => Promise<Saved>
  readonly edit?: (tx: Tx, actor: Actor, asked: EditOut<R>) => Promise<Saved>
  readonly remove?: (tx: Tx, actor: Actor, id: string) => Promise<{ id: string }>
  readonly open?: (tx: Tx, actor: Actor, id: string) => Promise<Detail>
  readonly source?: (actor: Actor, asked: ListAsked) => ListSource
}

type Doors<R extends MasterRecord, Row> = ReturnType<typeof recordEndpoints<R, Row>>

/** Opens the doors of a master. */
export function serveRecord<R extends MasterRecord, Row, Detail extends WireOf<R> = WireOf<R>>(
  master: R,
  doors: Doors<R, Row>,
  own: OwnVerbs<R, Detail> = {},
): Served[] {
  knowMaster(master, doors.restore.permission)
  const source = own.source ?? ((actor: Actor, asked: ListAsked) => masterSource(master, actor, asked))
  return [
    serve(doors.list, ({ tx, actor, asked }) => listOf<Row>(tx, source(actor, asked), actor, asked)),
    serve(doors.export, ({ tx, actor, asked }) => exportOf(tx, source(actor, asked), actor, asked, master.title)),
    serve(doors.open, ({ tx, actor, asked }) => (own.open ?? openAny)(tx, actor, asked.id)),
    serve(doors.add, ({ tx, actor, asked }) => (own.add ?? addAny)(tx, actor, asked)),
    serve(doors.edit, ({ tx, actor, asked }) => (own.edit ?? editAny)(tx, actor, asked)),
    serve(doors.archive, ({ tx, actor, asked }) => archiveRecord(tx, actor, master, asked)),
    serve(doors.restore, ({ tx, actor, asked }) => restoreRecord(tx, actor, master, asked)),
    serve(doors.remove, ({ tx, actor, asked }) => (own.remove ?? removeAny)(tx, actor, asked.id)),
    serve(doors.history, async ({ tx, actor, asked }) => {
      const row = await readRow(tx, master, actor, asked.id)
      const lines = await historyOf(tx, homeOf(master, actor, row.id), master.name, row.id)
      return historyRows(lines, master, (permission) => actor.can(permission))
    }),
  ]

  function openAny(tx: Tx, actor: Actor, id: string): Promise<WireOf<R>> {
    return openRecord(tx, actor, master, id)
  }
  function addAny(tx: Tx, actor: Actor, asked: AddOut<R>): Promise<Saved> {
    return addRecord(tx, actor, master, asked)
  }
  function removeAny(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
    return removeRecord(tx, actor, master, id)
  }
  function editAny(tx: Tx, actor: Actor, asked: EditOut<R>): Promise<Saved> {
    return editRecord(tx, actor, master, asked)
  }
}

/** The list of a master: its own rows, archived ones apart. */
export function masterSource(
  master: MasterRecord,
  actor: Actor,
  asked: ListAsked,
  more: Partial<ListSource> = {},
): ListSource {
  const isArchived = asked['archived'] === true
  return {
    columns: master.columns,
    from: sql`${sql.table(master.table)} t`,
    where: sql`${seenBy(master, actor)} and t.archived_at is ${isArchived ? sql`not null` : sql`null`}`,
    alias: 't',
    search: sql.ref('t.search'),
    defaultSort: master.defaultSort,
    zone: actor.zone,
    ...more,
    at: { isArchived: sql`(t.archived_at is not null)`, ...more.at },
  }
}
