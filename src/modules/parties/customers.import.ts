import { fieldColumns } from '#kit/import/columns.ts'
import { keyText, type ImportColumn } from '#kit/import/importer.ts'
import { byTyped, masterImporter } from '#kit/import/master.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { addCustomers } from '#modules/parties/add-customer.ts'
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
  examples: [
    {
      ...{ name: 'PT Maju Jaya', code: 'LAMA-001', type: 'Perusahaan', phone: '0812-3456-7890', isPkp: 'ya' },
      ...{
        email: 'admin@majujaya.co.id',
        npwp: '01.234.567.8-901.000',
        creditLimit: '50.000.000',
        priceLevel: 'Proyek',
      },
      ...{ 'contacts.0.name': 'Bapak Andi', 'addresses.0.address': 'Jl. Merdeka 12', 'addresses.0.city': 'Bandung' },
    },
    {
      name: 'CV Sinar Abadi',
      code: 'LAMA-002',
      type: 'Perusahaan',
      phone: '0813-2211-0044',
      'addresses.0.city': 'Bekasi',
    },
    { name: 'Ibu Ratna', code: 'LAMA-003', type: 'Perorangan', phone: '0857-9000-1122', creditLimit: '5.000.000' },
  ],
  columns: [
    ...fieldColumns(customerRecord.fields, {
      name: {
        alike: ['nama', 'pelanggan', 'customer', 'nama customer', 'nama toko', 'konsumen', 'klien'],
      },
      code: { alike: ['kode pelanggan', 'id pelanggan', 'no pelanggan', 'customer code'] },
      type: { alike: ['jenis pelanggan', 'tipe', 'kategori'] },
      phone: {
        alike: ['telp', 'no telp', 'no telepon', 'hp', 'no hp', 'handphone', 'phone', 'nomor telepon', 'telp fax'],
        spare: { mobile: 'whatsapp', rest: 'notes' },
      },
      whatsapp: { alike: ['wa', 'no wa', 'whatsapp'] },
      email: { alike: ['e-mail', 'alamat email'] },
      npwp: { alike: ['no npwp', 'nomor npwp'] },
      nik: { alike: ['no ktp', 'ktp', 'nomor ktp'] },
      nitku: { alike: ['no nitku'] },
      isPkp: { alike: ['pkp', 'status pkp'] },
      taxAddress: { alike: ['alamat pajak', 'alamat faktur'] },
      paymentTermId: {
        alike: ['termin', 'tempo', 'jatuh tempo', 'top', 'syarat pembayaran'],
        lookUp: lookUpTerms,
      },
      creditLimit: { alike: ['limit kredit', 'plafon', 'credit limit', 'limit'] },
      priceLevel: { alike: ['level', 'harga'] },
      discountPercent: { alike: ['diskon', 'disc'] },
      salespersonId: { alike: ['salesman', 'nama sales', 'marketing'], lookUp: lookUpPeople },
      withholdsTax: { alike: ['pemotong pph', 'potong pph'] },
      vatCollector: { alike: ['pemungut', 'pemungut ppn', 'wapu'] },
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
  add: { several: addCustomers },
  edit: editCustomer,
  open: openCustomer,
})
