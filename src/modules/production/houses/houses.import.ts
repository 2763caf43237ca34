import { fieldColumns } from '#kit/import/columns.ts'
import { masterImporter, unlessTouched } from '#kit/import/master.ts'
import { removeRecord } from '#kit/record/verbs.ts'
import { removeWarehouse } from '#modules/stock/face.ts'
import { houseRecord } from '../house.record.ts'
import { addHouse, editHouse } from './add-house.ts'
import { openHouse } from './open-house.ts'

/** Production houses from a file; each comes with its two warehouses, and goes with them. */
export const houseImport = masterImporter(houseRecord, {
  name: 'rumah-produksi',
  home: '/rumah-produksi/',
  permissions: ['create rumah-produksi'],
  changing: 'update rumah-produksi',
  touches: ['production', 'warehouses'],
  examples: [
    {
      name: 'Workshop Kayu Cibitung',
      code: 'WKC',
      headName: 'Pak Surya',
      phone: '0812-7000-1000',
      city: 'Bekasi',
      capacity: '120',
    },
    { name: 'Pabrik Paving Karawang', code: 'PPK', headName: 'Bu Wati', city: 'Karawang', capacity: '800' },
  ],
  columns: fieldColumns(houseRecord.fields, {
    name: { alike: ['nama rumah produksi', 'rumah produksi', 'workshop'] },
    code: { alike: ['kode rumah'] },
    headName: { alike: ['kepala', 'penanggung jawab', 'pic'] },
    phone: { alike: ['telp', 'hp', 'no hp'] },
    address: { alike: ['alamat lengkap'] },
    city: { alike: ['kota', 'kabupaten'] },
    capacity: { alike: ['kapasitas'] },
    capacityUnit: { alike: ['satuan'] },
    workingHours: { alike: ['jam'] },
    secondPercent: {},
    tolerancePercent: {},
    overheadKind: {},
    overheadPercent: {},
    overheadPerUnit: {},
    notes: { alike: ['keterangan'] },
  }),
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'name', label: 'nama' },
  ],
  add: addHouse,
  edit: editHouse,
  open: openHouse,
  takeBack: async (tx, actor, made) => {
    await unlessTouched(tx, actor, houseRecord, made)
    const { rawWarehouse, finishedWarehouse } = await openHouse(tx, actor, made.id)
    await removeRecord(tx, actor, houseRecord, made.id)
    for (const { id } of [rawWarehouse, finishedWarehouse]) await removeWarehouse(tx, actor.companyId, id)
  },
})
