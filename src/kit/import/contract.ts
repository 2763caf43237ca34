import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { ColumnDoubt, ColumnReading } from '#kit/import/column-reading.ts'
import { zId, zOrNull } from '#kit/http/shapes.ts'
import type { AskedOfFile, Separator } from '#kit/import/file/sheet.ts'

export type RunState = 'mapping' | 'checking' | 'ready' | 'trying' | 'running' | 'done' | 'undoing' | 'undone'
export type RowState =
  | 'new'
  | 'sound'
  | 'twin'
  | 'error'
  | 'added'
  | 'updated'
  | 'skipped'
  | 'refused'
  | 'undone'
  | 'kept'
/** What becomes of a row that is there already. */
export type TwinChoice = 'skip' | 'update' | 'add'

/** A column a file may fill, as the wizard shows it. */
export interface ImportColumnInfo {
  readonly key: string
  readonly label: string
  readonly kind: string
  readonly isNeeded: boolean
  readonly words: readonly string[]
  /** What belongs under it, for one row of this kind. */
  readonly example: string
}

/** What may be brought in, and what was lately. */
export interface ImportAbout {
  readonly name: string
  readonly title: string
  readonly columns: readonly ImportColumnInfo[]
  readonly mayUpdate: boolean
  readonly runs: readonly RunBrief[]
}

/** A column of which nobody can tell how it is meant but the person who brings it. */
export interface ColumnQuestion extends ColumnDoubt {
  readonly key: string
  readonly label: string
}

/** An earlier run of this person. */
export interface RunBrief {
  readonly id: string
  readonly fileName: string
  readonly state: RunState
  readonly total: number
  readonly createdAt: string
}

/** A file on its way in. */
export interface ImportRun extends RunBrief {
  readonly subject: string
  readonly heads: readonly string[]
  /** Under each head the key of a column, or ''. */
  readonly mapping: readonly string[]
  /** Column → what it holds in every row, where the file does not say. */
  readonly fixed: Readonly<Record<string, string>>
  /** Column → how it is read where its cells alone do not say. */
  readonly readings: Readonly<Record<string, ColumnReading>>
  readonly onTwin: TwinChoice
  readonly progress: number
  /** How many rows the step under way has to do. */
  readonly goal: number
  /** Why the last step did not happen. */
  readonly note: string | null
  readonly counts: Readonly<Partial<Record<RowState, number>>>
  /** Of the rows that are there already, those that will be left out. */
  readonly leftOut: number
  /** The first rows, for choosing columns. */
  readonly sample: readonly (readonly string[])[]
  readonly mayUndo: boolean
  /** The visible sheets of a workbook, and the place of the one that was read. */
  readonly sheets: readonly string[]
  readonly sheet: number
  /** What separates the cells; null for a workbook. */
  readonly separator: Separator | null
}

/** A row of the file, with what is wrong with it. */
export interface ImportRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly state: RowState
  readonly errors: Readonly<Record<string, string>> | null
  /** What looks odd and comes in all the same. */
  readonly doubts: Readonly<Record<string, string>> | null
  readonly twin: { readonly id: string | null; readonly label: string; readonly by: string } | null
  readonly choice: TwinChoice | null
}

/** How the separators of a CSV are called in an address. */
export const separatorParts: Readonly<Record<string, Separator>> = {
  'titik-koma': ';',
  koma: ',',
  tab: '\t',
  garis: '|',
}

/** What a part of a file that is named in an address means. */
export function askedOfPart(part: string): AskedOfFile {
  const separator = separatorParts[part]
  return separator ? { separator } : { sheet: Number(part.replace('lembar-', '')) - 1 }
}

const zSubject = z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/))
const zKey = z.string().check(z.maxLength(60), z.regex(/^[\w.]*$/))
const zCell = z.string().check(z.maxLength(4000))
const zChoice = z.enum(['skip', 'update', 'add'])
const only = z.strictObject({ id: zId })
const reads = ['imports']
const touches = ['imports']
const format = z.enum(['csv', 'xlsx'])

// Each verb asks the right of what the file is about; the address cannot.
const permission = 'signed-in'

export const aboutImport = endpoint({
  method: 'GET',
  path: '/api/impor/:subject',
  permission,
  input: z.strictObject({ subject: zSubject }),
  answer: answer<ImportAbout>(),
  reads,
})

/** A file to fill in: the right heads, and some rows that come in as they are. */
export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/impor/:subject/contoh',
  permission,
  input: z.strictObject({ subject: zSubject, format }),
  answer: answer<never>(),
})

/** Brings a file in (XLSX, CSV, or rows pasted from Excel as text); nothing counts yet. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/impor/:subject',
  permission,
  input: z.strictObject({ subject: zSubject }),
  answer: answer<{ id: string }>(),
  touches,
  multipart: true,
})

/** The same, with a sheet or a separator of the person's choice: 'lembar-2' is the second sheet. */
export const uploadImportAs = endpoint({
  method: 'POST',
  path: '/api/impor/:subject/sebagai/:part',
  permission,
  input: z.strictObject({
    subject: zSubject,
    part: z.string().check(z.regex(/^(lembar-[1-9]\d?|titik-koma|koma|tab|garis)$/)),
  }),
  answer: answer<{ id: string }>(),
  touches,
  multipart: true,
})

export const openImport = endpoint({
  method: 'GET',
  path: '/api/impor/berkas/:id',
  permission,
  input: only,
  answer: answer<ImportRun>(),
  reads,
})

/** Says which column stands under which head, and has every row looked at. */
export const mapImport = endpoint({
  method: 'PUT',
  path: '/api/impor/berkas/:id/kolom',
  permission,
  input: z.strictObject({
    id: zId,
    mapping: z.array(zKey).check(z.maxLength(100)),
    fixed: z.record(zKey, zCell),
    onTwin: zChoice,
    /** What the person said of columns that can be read in two ways. */
    readings: z._default(z.record(zKey, z.enum(['id', 'en', 'dmy', 'mdy'])), {}),
  }),
  /** With `asks` nothing was begun: these columns can be read in two ways. */
  answer: answer<{ readonly id: string; readonly asks: readonly ColumnQuestion[] }>(),
  touches,
})

export const importRows = endpoint({
  method: 'GET',
  path: '/api/impor/berkas/:id/baris',
  permission,
  input: z.strictObject({
    id: zId,
    only: z.optional(z.enum(['error', 'twin', 'kept'])),
    after: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  }),
  answer: answer<{ readonly rows: readonly ImportRow[]; readonly more: boolean }>(),
  reads,
})

/** Mends cells of a row, or says what becomes of it. */
export const mendRow = endpoint({
  method: 'PATCH',
  path: '/api/impor/berkas/:id/baris/:line',
  permission,
  input: z.strictObject({
    id: zId,
    line: z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(10_000_000)),
    /** By the place of the head, from 0. */
    cells: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}$/)), zCell)),
    choice: zOrNull(zChoice),
  }),
  answer: answer<{ readonly row: ImportRow } & Pick<ImportRun, 'counts' | 'leftOut'>>(),
})

/** Does everything the import would do, and takes it back at once: nothing is written, every refusal is known. */
export const tryImport = endpoint({
  method: 'POST',
  path: '/api/impor/berkas/:id/uji',
  permission,
  input: only,
  answer: answer<{ id: string }>(),
  touches,
})

/** Begins: all rows or none, or those that are right. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/impor/berkas/:id/mulai',
  permission,
  input: z.strictObject({ id: zId, mode: z.enum(['all', 'valid']) }),
  answer: answer<{ id: string }>(),
  touches,
  idempotent: true,
})

/** Takes back what the import made, within a day; what was used since stays. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/impor/berkas/:id/urungkan',
  permission,
  input: only,
  answer: answer<{ id: string }>(),
  touches,
  idempotent: true,
})

/** Looks anew at the rows of an import that was taken back, as if the file had been uploaded again. */
export const againImport = endpoint({
  method: 'POST',
  path: '/api/impor/berkas/:id/lagi',
  permission,
  input: only,
  answer: answer<{ id: string }>(),
  touches,
  idempotent: true,
})

/** The rows that did not come in, or that an undo left alone, with why. */
export const rejectedRows = endpoint({
  method: 'GET',
  path: '/api/impor/berkas/:id/ditolak',
  permission,
  input: z.strictObject({ id: zId, format, only: z.optional(z.enum(['kept'])) }),
  answer: answer<never>(),
})

/** Forgets a file that has not come in. */
export const dropImport = endpoint({
  method: 'DELETE',
  path: '/api/impor/berkas/:id',
  permission,
  input: only,
  answer: answer<{ id: string }>(),
  touches,
})
