import type * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { FieldKind } from '#kit/record/fields.ts'

/** What a row of a file may hold under one head. */
export interface ImportColumn {
  /** Where it stands in the input of the verb, dotted: 'name', 'addresses.0.city'. */
  readonly key: string
  readonly label: string
  readonly kind: FieldKind
  readonly isNeeded: boolean
  /** Other heads people write over it. */
  readonly alike: readonly string[]
  /** Value → word, of a choice. */
  readonly choices?: Readonly<Record<string, string>>
  /** Without it the column is not there: what a person may not see they may not bring. */
  readonly permission?: string
  /** Of a choice: what else people write for a value; word in small letters → value. */
  readonly also?: Readonly<Record<string, string>>
  /** Of a day that has been: a year of two digits is the last one that is not to come, and Excel's numbers begin with 1920. */
  readonly isPast?: boolean
  /** A name that `lookUp` does not know is left out and told as a doubt. */
  readonly isSoft?: boolean
  /** What it fills is changed only after the second factor: bank accounts. */
  readonly isGuarded?: boolean
  /** Where further telephone numbers of a cell go: a mobile, and in words all others with the fax. */
  readonly spare?: { readonly mobile?: string; readonly rest: string }
  /** Turns names into ids, many at once: text as typed → id. A name that is not in the answer is an error. */
  readonly lookUp?: (tx: Tx, actor: Actor, texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Some that are really there, for an example that comes in as it is. */
  readonly instances?: (tx: Tx, actor: Actor) => Promise<readonly string[]>
}

/** By what a row is the same as one that is there already. */
export interface ImportKey {
  /** One column, or several that count together: 'warehouseId+itemId'. */
  readonly column: string
  /** Said after the name: 'kode', 'telepon'. */
  readonly label: string
  /** No two may have it: a second one cannot be added. */
  readonly isUnique?: boolean
  /** All but the first of its columns may say nothing: that counts, too. */
  readonly mayBeBlank?: boolean
}

/** One that is there already. */
export interface Twin {
  /** The key's value, as `keyText` writes it. */
  readonly text: string
  readonly id: string
  readonly label: string
}

/** What a verb is given: the checked input of `shape`. */
export type Given = Readonly<Record<string, unknown>>

/** What was made of a row. */
export interface Made {
  readonly id: string
  readonly version?: number
  /** Where a document holds several rows. */
  readonly lineId?: string
  /** What was there before it was changed. */
  readonly before?: Given
}

/** Rows that are added together though each is a master of its own; each under its own actor, who says which line it was. */
export interface Several<G = Given> {
  readonly several: (tx: Tx, rows: readonly { readonly actor: Actor; readonly asked: G }[]) => Promise<readonly Made[]>
}

/** Rows that become one document: those of one group, at most so many at a time. */
export interface Together {
  readonly most: number
  readonly groupOf: (given: Given) => string
  readonly add: (tx: Tx, actor: Actor, given: readonly Given[]) => Promise<readonly Made[]>
}

/** A row as it is judged: column → text as it was written, and what was read of it. */
export interface JudgedRow {
  readonly texts: ReadonlyMap<string, string>
  readonly values: ReadonlyMap<string, unknown>
}

/** Column → sentence: what has to be mended, and what may come in as it is. */
export interface Judgement {
  readonly errors?: Readonly<Record<string, string>>
  readonly doubts?: Readonly<Record<string, string>>
}

/** How the rows of a file become masters or opening balances: declared once by the department that owns them. */
export interface Importer {
  /** 'pelanggan': in addresses. */
  readonly name: string
  /** 'Pelanggan' */
  readonly title: string
  /** The list it belongs to: where a notice leads. */
  readonly home: string
  /** All of them are needed. */
  readonly permissions: readonly string[]
  /** Needed too to change what is there; without it rows are only added. */
  readonly changing?: string
  /** What screens fetch again. */
  readonly touches: readonly string[]
  readonly columns: readonly ImportColumn[]
  /** Rows as people write them, column → text: the file to begin with. */
  readonly examples: readonly Readonly<Record<string, string>>[]
  /** Puts right how whole rows are written before their cells are read, column → text: two facts in one cell, a word under another head. */
  readonly tidy?: (texts: ReadonlyMap<string, string>) => ReadonlyMap<string, string>
  /** Says of rows what keeps them out, and what only looks odd; in their order. */
  readonly judge?: (tx: Tx, actor: Actor, rows: readonly JudgedRow[]) => Promise<readonly Judgement[]>
  /** Fills in what follows from what a row says, before the shape looks at it. */
  readonly prepare?: (given: Given) => Given
  readonly shape: z.ZodMiniType
  readonly keys: readonly ImportKey[]
  readonly twins?: (tx: Tx, actor: Actor, key: ImportKey, texts: readonly string[]) => Promise<readonly Twin[]>
  readonly add: ((tx: Tx, actor: Actor, given: Given) => Promise<Made>) | Several | Together
  /** Changes what the row says of one that is there, and tells what it said before. */
  readonly change?: (tx: Tx, actor: Actor, id: string, given: Given) => Promise<Made>
  /** Takes back what `add` made; throws the Refusal that says why it cannot. */
  readonly takeBack: (tx: Tx, actor: Actor, made: Made) => Promise<void>
  readonly changeBack?: (tx: Tx, actor: Actor, made: Made) => Promise<void>
}

/** The columns a person may fill. */
export function columnsFor(importer: Importer, actor: Pick<Actor, 'can'>): readonly ImportColumn[] {
  return importer.columns.filter((column) => column.permission === undefined || actor.can(column.permission))
}

/** Tells whether a person may bring rows in. */
export function mayImport(importer: Importer, actor: Pick<Actor, 'can'>): boolean {
  return importer.permissions.every((permission) => actor.can(permission))
}

/** A key's value as it is compared: in small letters, blanks once. */
export function keyText(value: unknown): string {
  return String(value).trim().replace(/\s+/g, ' ').toLowerCase()
}
