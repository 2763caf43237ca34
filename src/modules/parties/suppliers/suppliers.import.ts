import { fieldColumns } from '#kit/import/columns.ts'
import { masterImporter } from '#kit/import/master.ts'
import { lookUpTerms, placeColumns, withPlaces } from '#modules/parties/party-import.ts'
import { addSupplier } from '#modules/parties/suppliers/add-supplier.ts'
import { editSupplier } from '#modules/parties/suppliers/edit-supplier.ts'
import { openSupplier } from '#modules/parties/suppliers/open-supplier.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** Suppliers from a file. Their bank accounts wait for a second person, as any others do. */
export const supplierImport = masterImporter(supplierRecord, {
  name: 'supplier',
  home: '/supplier/',
  permissions: ['create supplier'],
  changing: 'update supplier',
  touches: ['parties', 'suppliers'],
  columns: [
    ...fieldColumns(supplierRecord.fields, {
      name: {
        alike: ['nama', 'supplier', 'vendor', 'nama vendor', 'pemasok', 'nama toko'],
        example: 'TB Sumber Rejeki',
      },
      code: { alike: ['kode supplier', 'kode vendor', 'id supplier'], example: 'SUP-0001' },
      kind: { alike: ['jenis supplier', 'tipe'], example: 'Material' },
      trade: { alike: ['bidang usaha', 'kategori', 'kategori pasokan'], example: 'Semen, Besi' },
      phone: {
        alike: ['telp', 'no telp', 'no telepon', 'hp', 'no hp', 'handphone', 'phone'],
        example: '0812-3456-7890',
      },
      whatsapp: { alike: ['wa', 'no wa', 'whatsapp'] },
      email: { alike: ['e-mail'] },
      npwp: { alike: ['no npwp', 'nomor npwp'] },
      nik: { alike: ['no ktp', 'ktp'] },
      isPkp: { alike: ['pkp', 'status pkp'], example: 'ya' },
      taxAddress: { alike: ['alamat pajak'] },
      paymentTermId: {
        alike: ['termin', 'tempo', 'top', 'syarat pembayaran'],
        example: '30 hari',
        lookUp: lookUpTerms,
      },
      leadTimeDays: { alike: ['lead time', 'hari kirim'] },
      minOrder: { alike: ['minimal order', 'min order'] },
      notes: { alike: ['keterangan', 'ket'] },
    }),
    ...fieldColumns(
      supplierRecord.children.bankAccounts.fields,
      {
        bank: { alike: ['nama bank'], example: 'BCA' },
        accountNo: { alike: ['no rekening', 'rekening', 'no rek'] },
        holder: { alike: ['atas nama rekening', 'a n', 'an', 'pemilik rekening'] },
      },
      'bankAccounts.0.',
    ),
    ...placeColumns,
  ],
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'npwp', label: 'NPWP' },
    { column: 'phone', label: 'telepon' },
    { column: 'name', label: 'nama' },
  ],
  prepare: withPlaces,
  add: addSupplier,
  edit: editSupplier,
  open: openSupplier,
})
