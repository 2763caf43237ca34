import { fieldColumns } from '#kit/import/columns.ts'
import { keyText, type ImportColumn } from '#kit/import/importer.ts'
import { byTyped, masterImporter } from '#kit/import/master.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { addCustomer } from '#modules/parties/add-customer.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { editCustomer } from '#modules/parties/edit-customer.ts'
import { openCustomer } from '#modules/parties/open-customer.ts'
import { lookUpTerms, placeColumns, withPlaces } from '#modules/parties/party-import.ts'

const lookUpPeople: NonNullable<ImportColumn['lookUp']> = async (tx, actor, texts) => {
  const people = await peopleOf(tx, actor.companyId)
  return byTyped(texts, new Map(people.map(({ id, name }) => [keyText(name), id])))
}

/** Customers from a file. */
export const customerImport = masterImporter(customerRecord, {
  name: 'pelanggan',
  home: '/pelanggan/',
  permissions: ['create pelanggan'],
  changing: 'update pelanggan',
  touches: ['parties'],
  columns: [
    ...fieldColumns(customerRecord.fields, {
      name: {
        alike: ['nama', 'pelanggan', 'customer', 'nama customer', 'nama toko', 'konsumen', 'klien'],
        example: 'PT Maju Jaya',
      },
      code: { alike: ['kode pelanggan', 'id pelanggan', 'no pelanggan', 'customer code'], example: 'PLG-0001' },
      type: { alike: ['jenis pelanggan', 'tipe', 'kategori'], example: 'Perusahaan' },
      phone: {
        alike: ['telp', 'no telp', 'no telepon', 'hp', 'no hp', 'handphone', 'phone', 'nomor telepon'],
        example: '0812-3456-7890',
      },
      whatsapp: { alike: ['wa', 'no wa', 'whatsapp'] },
      email: { alike: ['e-mail', 'alamat email'], example: 'admin@majujaya.co.id' },
      npwp: { alike: ['no npwp', 'nomor npwp'], example: '01.234.567.8-901.000' },
      nik: { alike: ['no ktp', 'ktp', 'nomor ktp'] },
      nitku: { alike: ['no nitku'] },
      isPkp: { alike: ['pkp', 'status pkp'], example: 'ya' },
      taxAddress: { alike: ['alamat pajak', 'alamat faktur'] },
      paymentTermId: {
        alike: ['termin', 'tempo', 'jatuh tempo', 'top', 'syarat pembayaran'],
        example: '30 hari',
        lookUp: lookUpTerms,
      },
      creditLimit: { alike: ['limit kredit', 'plafon', 'credit limit', 'limit'], example: '50.000.000' },
      priceLevel: { alike: ['level', 'harga'] },
      discountPercent: { alike: ['diskon', 'disc'] },
      salespersonId: { alike: ['salesman', 'nama sales', 'marketing'], lookUp: lookUpPeople },
      withholdsTax: { alike: ['pemotong pph', 'potong pph'] },
      tags: { alike: ['tag', 'grup', 'golongan'] },
      notes: { alike: ['keterangan', 'notes', 'ket'] },
    }),
    ...placeColumns,
  ],
  keys: [
    { column: 'code', label: 'kode', isUnique: true },
    { column: 'npwp', label: 'NPWP' },
    { column: 'phone', label: 'telepon' },
    { column: 'name', label: 'nama' },
  ],
  prepare: withPlaces,
  add: addCustomer,
  edit: editCustomer,
  open: openCustomer,
})
