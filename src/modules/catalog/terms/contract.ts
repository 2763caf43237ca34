import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zText } from '#kit/http/shapes.ts'

/** The lists that items choose from by name. */
export const termKinds = ['unit', 'category'] as const
export type TermKind = (typeof termKinds)[number]

/** A unit or a category, with how many items use it. */
export interface Term {
  readonly name: string
  readonly uses: number
  readonly isArchived: boolean
}

const kind = z.enum(termKinds, { error: 'Pilih satuan atau kategori.' })
const name = zText(80, 'Isi namanya.')
const touches = ['catalog', 'stock', 'settings-log']

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/istilah/:kind',
  permission: ['view pengaturan-website', 'view bahan-baku', 'view pembelian-barang'],
  input: z.strictObject({ kind }),
  answer: answer<readonly Term[]>(),
  reads: ['catalog'],
})

export const addTerm = endpoint({
  method: 'POST',
  path: '/api/istilah/:kind',
  permission: 'update pengaturan-website',
  input: z.strictObject({ kind, name }),
  answer: answer<{ readonly name: string }>(),
  touches,
  idempotent: true,
})

/** Gives another name, or joins a name that stands already; every item follows, papers keep what they said. */
export const renameTerm = endpoint({
  method: 'POST',
  path: '/api/istilah/:kind/ganti',
  permission: 'update pengaturan-website',
  input: z.strictObject({ kind, from: name, to: name, mayMerge: zBool }),
  answer: answer<{ readonly name: string; readonly items: number }>(),
  touches,
})

/** Takes a name out of the choices, or puts it back; one that items use stays. */
export const archiveTerm = endpoint({
  method: 'POST',
  path: '/api/istilah/:kind/arsip',
  permission: 'update pengaturan-website',
  input: z.strictObject({ kind, name, isArchived: zBool }),
  answer: answer<{ readonly name: string }>(),
  touches,
})
