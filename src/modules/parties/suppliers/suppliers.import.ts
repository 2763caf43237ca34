import { fieldColumns } from '#kit/import/columns.ts'
import type { Given } from '#kit/import/importer.ts'
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
  examples: [
    {
      ...{
        name: 'TB Sumber Rejeki',
        code: 'LAMA-S01',
        kind: 'Material',
        trade: 'Semen, Besi',
        phone: '0811-2000-3000',
      },
      ...{ isPkp: 'ya', leadTimeDays: '3', 'addresses.0.city': 'Cikarang', 'contacts.0.name': 'Ibu Lina' },
      ...{
        'bankAccounts.0.bank': 'BCA',
        'bankAccounts.0.accountNo': '1234567890',
        'bankAccounts.0.holder': 'Sumber Rejeki',
      },
    },
    {
      name: 'CV Beton Prima',
      code: 'LAMA-S02',
      kind: 'Material, Sewa alat',
      trade: 'Ready mix',
      phone: '0811-2000-4000',
    },
  ],
  columns: [
    ...fieldColumns(supplierRecord.fields, {
      name: {
        alike: ['nama', 'supplier', 'vendor', 'nama vendor', 'pemasok', 'nama toko'],
      },
      code: { alike: ['kode supplier', 'kode vendor', 'id supplier'] },
      kind: { alike: ['jenis supplier', 'tipe'] },
      trade: { alike: ['bidang usaha', 'kategori', 'kategori pasokan'] },
      phone: {
        alike: ['telp', 'no telp', 'no telepon', 'hp', 'no hp', 'handphone', 'phone', 'telp fax'],
        spare: { mobile: 'whatsapp', rest: 'notes' },
      },
      whatsapp: { alike: ['wa', 'no wa', 'whatsapp'] },
      email: { alike: ['e-mail'] },
      npwp: { alike: ['no npwp', 'nomor npwp'] },
      nik: { alike: ['no ktp', 'ktp'] },
      isPkp: { alike: ['pkp', 'status pkp'] },
      taxAddress: { alike: ['alamat pajak'] },
      paymentTermId: {
        alike: ['termin', 'tempo', 'top', 'syarat pembayaran'],
        lookUp: lookUpTerms,
      },
      leadTimeDays: { alike: ['lead time', 'hari kirim'] },
      minOrder: { alike: ['minimal order', 'min order'] },
      notes: { alike: ['keterangan', 'ket'] },
    }),
    ...fieldColumns(
      supplierRecord.children.bankAccounts.fields,
      {
        bank: { alike: ['nama bank'], isGuarded: true },
        accountNo: { alike: ['no rekening', 'rekening', 'no rek'], isGuarded: true },
        holder: { alike: ['atas nama rekening', 'a n', 'an', 'pemilik rekening'], isGuarded: true },
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
  // Lists rarely say in whose name an account is: it is the supplier's, and a second person looks at it anyhow.
  prepare: (given) => withHolder(withPlaces(given)),
  add: addSupplier,
  edit: editSupplier,
  open: openSupplier,
})

function withHolder(given: Given): Given {
  const [account] = (given['bankAccounts'] as Given[] | undefined) ?? []
  return account ? { ...given, bankAccounts: [{ holder: given['name'], ...account }] } : given
}
