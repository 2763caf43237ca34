import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zText } from '#kit/http/shapes.ts'
import { keyText, type Given, type Importer, type Made } from '#kit/import/importer.ts'
import { listTerms, type TermKind } from './contract.ts'
import { addAll, takeOut, termsOf } from './terms.ts'

const shared = {
  permissions: ['update pengaturan-website'],
  touches: ['catalog', 'settings-log'],
  home: '/pengaturan-website?bagian=satuan',
  keys: [{ column: 'name', label: 'nama', isUnique: true }],
} as const

/** Units from a file: names that items choose from. */
export const unitImport: Importer = {
  ...shared,
  ...ofKind('unit', 20),
  name: 'satuan',
  title: 'Satuan',
  columns: [column(['nama satuan', 'satuan', 'unit', 'uom', 'sat'])],
  examples: [{ name: 'rit' }, { name: 'colt' }, { name: 'ikat' }],
}

/** Categories from a file. */
export const categoryImport: Importer = {
  ...shared,
  ...ofKind('category', 80),
  name: 'kategori',
  title: 'Kategori barang',
  columns: [column(['nama kategori', 'kategori', 'kategori barang', 'kelompok', 'golongan', 'grup'])],
  examples: [{ name: 'Cat & pelapis' }, { name: 'Pipa & sambungan' }, { name: 'Alat keselamatan' }],
}

function column(alike: readonly string[]) {
  return { key: 'name', label: 'Nama', kind: 'text', isNeeded: true, alike } as const
}

function ofKind(kind: TermKind, most: number): Pick<Importer, 'shape' | 'twins' | 'add' | 'takeBack'> {
  return {
    shape: z.strictObject({ name: zText(most) }),
    twins: async (tx, actor, _key, texts) => {
      const wanted = new Set(texts)
      const terms = (await termsOf(tx, actor.companyId, kind)).filter(({ name }) => wanted.has(keyText(name)))
      return terms.map(({ name, isArchived }) => ({
        text: keyText(name),
        id: name,
        label: isArchived ? `${name} (diarsipkan)` : name,
      }))
    },
    add: { most: 200, groupOf: () => listTerms.path, add: (tx, actor, given) => added(tx, actor, kind, given) },
    takeBack: (tx, actor, { before }) => takeOut(tx, actor, kind, String(before?.['name'])),
  }
}

// A name is all there is of it: what came in is known again by the name.
async function added(tx: Tx, actor: Actor, kind: TermKind, given: readonly Given[]): Promise<Made[]> {
  const names = given.map(({ name }) => String(name))
  await addAll(tx, actor, kind, names)
  return names.map((name) => ({ id: actor.companyId, before: { name } }))
}
