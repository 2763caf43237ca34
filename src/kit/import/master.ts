import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import {
  keyText,
  type Given,
  type ImportColumn,
  type Importer,
  type ImportKey,
  type Made,
  type Several,
  type Twin,
} from '#kit/import/importer.ts'
import { wasTouched } from '#kit/import/touched.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { addShape, type AddOut, type EditOut, type MasterRecord } from '#kit/record/record.ts'
import { fromOf, readRow, seenBy } from '#kit/record/rows.ts'
import { columnOf } from '#kit/record/values.ts'
import { removeRecord } from '#kit/record/verbs.ts'

/** What a department says of the import of a master, beside its record. */
interface MasterImport<R extends MasterRecord>
  extends
    Pick<Importer, 'name' | 'home' | 'permissions' | 'touches' | 'columns' | 'keys' | 'examples'>,
    Partial<Pick<Importer, 'title' | 'changing' | 'tidy' | 'judge' | 'prepare' | 'takeBack'>> {
  readonly add: ((tx: Tx, actor: Actor, asked: AddOut<R>) => Promise<Saved>) | Several<AddOut<R>>
  readonly edit?: (tx: Tx, actor: Actor, asked: EditOut<R>) => Promise<Saved>
  /** How it was before it is changed. */
  readonly open?: (tx: Tx, actor: Actor, id: string) => Promise<object>
}

/** Declares how a master comes in from files: through its own verbs, told from others by its keys. */
export function masterImporter<R extends MasterRecord>(master: R, given: MasterImport<R>): Importer {
  const { add, edit, open, ...rest } = given
  return {
    title: master.title,
    shape: addShape(master),
    twins: (tx, actor, key, texts) => twinsOf(tx, actor, master, key, texts),
    // Safe: the shape of this very master has checked what is given.
    add:
      typeof add === 'function'
        ? (tx, actor, asked) => add(tx, actor, asked as AddOut<R>)
        : (add as Several<unknown> as Several),
    takeBack: async (tx, actor, made) => {
      await unlessTouched(tx, actor, master, made)
      await removeRecord(tx, actor, master, made.id)
    },
    ...(edit && open && changing(master, edit, open)),
    ...rest,
  }
}

function changing<R extends MasterRecord>(
  master: R,
  edit: NonNullable<MasterImport<R>['edit']>,
  open: NonNullable<MasterImport<R>['open']>,
): Pick<Importer, 'change' | 'changeBack'> {
  return {
    change: async (tx, actor, id, asked) => {
      const { version } = await readRow(tx, master, actor, id, true)
      const was = (await open(tx, actor, id)) as Given
      const before = Object.fromEntries(Object.keys(asked).map((key) => [key, was[key] ?? null]))
      const saved = await edit(tx, actor, { ...asked, id, version } as EditOut<R>)
      return { id, version: saved.version, before }
    },
    changeBack: async (tx, actor, made) => {
      await unlessChanged(tx, actor, master, made)
      const back = masterValues(master, made.before ?? {})
      await edit(tx, actor, { ...back, id: made.id, version: made.version } as EditOut<R>)
    },
  }
}

// What was kept travels as JSON: the fields' own shapes read it again.
function masterValues(master: MasterRecord, before: Given): Given {
  const read = Object.entries(before).flatMap(([key, value]) => {
    const field = master.fields[key]
    if (!field || (value === null && !field.isOptional)) return []
    return [[key, value === null ? null : z.parse(field.shape, value)] as const]
  })
  return Object.fromEntries(read)
}

/** Refuses to take back what somebody has changed since. */
async function unlessChanged(tx: Tx, actor: Actor, master: MasterRecord, made: Made): Promise<void> {
  const row = await readRow(tx, master, actor, made.id, true)
  if (row.version !== made.version) throw new Refusal('import.changed-since')
}

/** The same before it goes altogether: what people have hung on it stays too. */
export async function unlessTouched(tx: Tx, actor: Actor, master: MasterRecord, made: Made): Promise<void> {
  await unlessChanged(tx, actor, master, made)
  if (await wasTouched(tx, actor, master.name, made.id)) throw new Refusal('import.changed-since')
}

async function twinsOf(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  key: ImportKey,
  texts: readonly string[],
): Promise<Twin[]> {
  const field = master.fields[key.column]
  if (!field) return []
  const column = sql.ref(`${field.isBeside ? 'b' : 't'}.${columnOf(key.column, field)}`)
  // Numbers have no letters to make small: their own index serves.
  const value = field.kind === 'text' ? sql`lower(${column})` : column
  const { rows } = await sql<Twin>`
    select distinct on (text) ${value} as text, t.id,
      t.code || ' ' || t.name || case when t.archived_at is null then '' else ' (diarsipkan)' end as label
    from ${fromOf(master)} where ${seenBy(master, actor)} and ${value} = any (${[...texts]}::text[])
    order by text, t.archived_at nulls first, t.id
  `.execute(tables(tx))
  return rows
}

/**
 * Finds masters by what people write of them: the code, else the name when only one is called so. Archived ones are
 * not found.
 */
export function lookUpMaster(
  master: MasterRecord,
  others: readonly string[] = [],
): NonNullable<ImportColumn['lookUp']> {
  return async (tx, actor, texts) => {
    const wanted = [...new Set(texts.map(keyText))]
    const columns = ['code', ...others, 'name'].map((column) => sql`lower(${sql.ref(`t.${column}`)})`)
    const found = new Map<string, string>()
    for (const column of columns) {
      const { rows } = await sql<{ text: string; id: string }>`
        select ${column} as text, min(t.id::text) as id from ${sql.table(master.table)} t
        where ${seenBy(master, actor)} and t.archived_at is null and ${column} = any (${wanted}::text[])
        group by 1 having count(*) = 1
      `.execute(tables(tx))
      for (const { text, id } of rows) if (!found.has(text)) found.set(text, id)
    }
    return byTyped(texts, found)
  }
}

/** The codes of the first masters of a kind. */
export function instancesOf(
  master: MasterRecord,
  where: RawBuilder<unknown> = sql`true`,
): NonNullable<ImportColumn['instances']> {
  return async (tx, actor) => {
    const { rows } = await sql<{ code: string }>`
      select t.code from ${sql.table(master.table)} t
      where ${seenBy(master, actor)} and t.archived_at is null and ${where} order by t.code limit 3
    `.execute(tables(tx))
    return rows.map(({ code }) => code)
  }
}

/** Answers for texts as they were typed what was found for them as they are compared. */
export function byTyped(texts: readonly string[], found: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    texts.flatMap((text) => {
      const id = found.get(keyText(text))
      return id === undefined ? [] : [[text, id] as const]
    }),
  )
}

/** Finds among what is at hand by what people write of it: the code, else the name. */
export function byCodeOrName(
  texts: readonly string[],
  all: readonly { readonly id: string; readonly code: string; readonly name: string }[],
): Map<string, string> {
  const named = all.map((one) => [keyText(one.name), one.id] as const)
  return byTyped(texts, new Map([...named, ...all.map((one) => [keyText(one.code), one.id] as const)]))
}
