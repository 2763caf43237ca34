import { sql } from 'kysely'
import { fieldColumns } from '#kit/import/columns.ts'
import { instancesOf, lookUpMaster, masterImporter, unlessTouched } from '#kit/import/master.ts'
import { removeRecord } from '#kit/record/verbs.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { openProject } from './open-project.ts'
import { projectRecord } from './project.record.ts'
import { addProject, editProject } from './save-project.ts'
import { siteWarehouses } from './site-warehouse.ts'

/** Projects from a file; each comes with the warehouse of its site, and goes with it. */
export const projectImport = masterImporter(projectRecord, {
  name: 'proyek',
  home: '/daftar-proyek/',
  permissions: ['create daftar-proyek'],
  changing: 'update daftar-proyek',
  touches: ['projects', 'warehouses'],
  examples: [
    {
      ...{ name: 'Ruko Cibinong Blok C', code: 'RCB-C', customerId: 'PLG-0001', workKind: 'Gedung' },
      ...{ startDate: '01/07/2026', endDate: '25/12/2026', city: 'Bogor', siteAddress: 'Jl. Raya Bogor km 43' },
    },
    { name: 'Jalan Desa Tajur', customerId: 'PLG-0002', workKind: 'Jalan', city: 'Bogor' },
  ],
  columns: fieldColumns(projectRecord.fields, {
    name: { alike: ['proyek', 'nama pekerjaan', 'paket'] },
    code: { alike: ['kode proyek', 'no proyek'] },
    customerId: {
      alike: ['pemilik', 'owner', 'klien', 'pelanggan', 'customer'],
      lookUp: lookUpMaster(customerRecord),
      instances: instancesOf(customerRecord, sql`t.status = 'aktif'`),
    },
    workKind: { alike: ['jenis', 'bidang'] },
    startDate: { alike: ['tanggal mulai', 'tgl mulai', 'spmk'] },
    endDate: { alike: ['tanggal selesai', 'tgl selesai', 'pho'] },
    siteAddress: { alike: ['alamat', 'lokasi'] },
    city: { alike: ['kota', 'kabupaten'] },
    zone: { alike: ['zona'] },
    lat: { alike: ['latitude'] },
    lng: { alike: ['longitude'] },
    geofenceM: { alike: ['radius'] },
    notes: { alike: ['keterangan'] },
  }),
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'name', label: 'nama' },
  ],
  add: addProject,
  edit: editProject,
  open: openProject,
  takeBack: async (tx, actor, made) => {
    await unlessTouched(tx, actor, projectRecord, made)
    const { warehouse } = await openProject(tx, actor, made.id)
    await removeRecord(tx, actor, projectRecord, made.id)
    await siteWarehouses().remove(tx, actor, warehouse.id)
  },
})
