import { recordHistory } from '#kit/history/history.ts'
import { keyText, type Importer } from '#kit/import/importer.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseTypes } from '#modules/warehouse/columns.ts'
import { addWarehouse as addEndpoint } from '#modules/warehouse/contract.ts'
import { addWarehouse } from '#modules/warehouse/save-warehouse.ts'

/** Warehouses from a file. */
export const warehouseImport: Importer = {
  name: 'gudang',
  title: 'Gudang',
  home: '/gudang/',
  permissions: ['create gudang'],
  touches: ['warehouses'],
  examples: [
    {
      code: 'GCK',
      name: 'Gudang Cikarang',
      type: 'Pusat',
      address: 'Jl. Industri 5',
      city: 'Bekasi',
      keeper: 'Pak Dedi',
      racks: 'A1, A2',
    },
    { code: 'GPB', name: 'Gudang Proyek Bogor', type: 'Proyek', city: 'Bogor' },
  ],
  columns: [
    { key: 'code', label: 'Kode', kind: 'text', isNeeded: true, alike: ['kode gudang'] },
    {
      key: 'name',
      label: 'Nama',
      kind: 'text',
      isNeeded: true,
      alike: ['nama gudang', 'gudang'],
    },
    {
      key: 'type',
      label: 'Jenis',
      kind: 'choice',
      isNeeded: false,
      alike: ['jenis gudang', 'tipe'],
      choices: warehouseTypes,
    },
    { key: 'address', label: 'Alamat', kind: 'long', isNeeded: false, alike: ['alamat lengkap'] },
    { key: 'city', label: 'Kota', kind: 'text', isNeeded: false, alike: ['kabupaten'] },
    {
      key: 'keeper',
      label: 'Penjaga',
      kind: 'text',
      isNeeded: false,
      alike: ['pic', 'penanggung jawab', 'kepala gudang'],
    },
    { key: 'racks', label: 'Rak', kind: 'tags', isNeeded: false, alike: ['lokasi rak'] },
  ],
  shape: addEndpoint.input,
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'name', label: 'nama' },
  ],
  twins: async (tx, actor, key, texts) => {
    const all = await stock.warehouses(tx, actor.companyId)
    return all.flatMap((one) => {
      const text = keyText(key.column === 'code' ? one.code : one.name)
      return texts.includes(text) ? [{ text, id: one.id, label: `${one.code} ${one.name}` }] : []
    })
  },
  // Safe: the shape of this very endpoint has checked what is given.
  add: (tx, actor, given) => addWarehouse(tx, actor, given as AskedOf<typeof addEndpoint>),
  takeBack: async (tx, actor, { id }) => {
    await stock.removeWarehouse(tx, actor.companyId, id)
    await recordHistory(tx, actor, { subject: 'warehouse', id, act: 'remove' })
  },
}
