import { pphWords } from '#ground/pph.ts'
import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import {
  amount,
  choice,
  date,
  email,
  flag,
  long,
  maybe,
  nik,
  nitku,
  npwp,
  phone,
  preset,
  ref,
  several,
  share,
  tags,
  text,
  whole,
} from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'
import { accountReaders } from '#modules/parties/privacy/rules.ts'
import { addressRows, contactRows } from '#modules/parties/party-children.ts'

export const supplierKinds = {
  material: 'Material',
  subkon: 'Subkon',
  sewa_alat: 'Sewa alat',
  mandor: 'Mandor',
} as const
export const supplierStatuses = { aktif: 'Aktif', menunggu: 'Menunggu persetujuan', diblokir: 'Diblokir' } as const

export type SupplierStatus = keyof typeof supplierStatuses

const fields = {
  kind: preset(several('Jenis', supplierKinds, { section: 'Identitas' }), ['material']),
  trade: preset(tags('Bidang', { section: 'Identitas' }), []),
  name: text('Nama Supplier', 150, { section: 'Identitas' }),
  code: maybe(text('Kode', 20, { section: 'Identitas', hint: 'Kosongkan untuk nomor otomatis.' })),
  npwp: maybe(npwp('NPWP', { section: 'Identitas' })),
  nik: maybe(nik('NIK', { section: 'Identitas' })),
  nitku: maybe(nitku('NITKU', { section: 'Identitas' })),
  isPkp: preset(flag('Pengusaha Kena Pajak', { section: 'Identitas' }), false),
  taxAddress: maybe(long('Alamat NPWP', 300, { section: 'Identitas' })),
  sbuNo: maybe(text('Nomor SBU', 60, { section: 'Identitas' })),
  sbuClass: maybe(
    text('Klasifikasi SBU', 60, { section: 'Identitas', hint: 'Contoh: BG002 kecil. Menentukan tarif PPh 4(2).' }),
  ),
  sbuValidUntil: maybe(date('SBU berlaku sampai', { section: 'Identitas' })),
  phone: maybe(phone('Telepon', { section: 'Identitas' })),
  whatsapp: maybe(phone('No. WhatsApp', { section: 'Identitas' })),
  email: maybe(email('Email', { section: 'Identitas' })),
  paymentTermId: maybe(ref('Termin Pembayaran', { section: 'Niaga' })),
  leadTimeDays: maybe(whole('Lama Kirim', 0, 365, { section: 'Niaga', hint: 'Hari dari pesan sampai tiba.' })),
  minOrder: maybe(amount('Minimal Pembelian', { section: 'Niaga' })),
  pphType: maybe(choice('PPh yang dipotong', pphWords, { section: 'Niaga' })),
  pphRate: maybe(share('Tarif PPh', { section: 'Niaga' })),
  rating: maybe(whole('Penilaian', 1, 5, { section: 'Niaga' })),
  openingBalance: maybe(amount('Saldo Awal', { section: 'Saldo awal' })),
  openingDate: maybe(date('Tanggal saldo awal', { section: 'Saldo awal' })),
  notes: maybe(long('Catatan', 2000, { section: 'Niaga' })),
}

/** One we buy from. The bank accounts are those approved; a form only asks to change them. */
export const supplierRecord = record({
  name: 'supplier',
  table: 'supplier',
  title: 'Supplier',
  fields,
  children: {
    contacts: contactRows('supplier_contact', 'supplier_id'),
    addresses: addressRows('supplier_address', 'supplier_id'),
    bankAccounts: child({
      label: 'Rekening',
      table: 'supplier_bank_account',
      parent: 'supplier_id',
      most: 10,
      fields: {
        bank: text('Bank', 60),
        accountNo: text('Nomor rekening', 40),
        holder: text('Atas Nama', 120),
        branch: maybe(text('Cabang', 80)),
        isDefault: preset(flag('Rekening utama'), false),
      },
    }),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    kind: fromField(fields.kind, { filter: 'many' }),
    trade: fromField(fields.trade, {}),
    contactName: { label: 'Kontak', kind: 'text' },
    phone: fromField(fields.phone, {}),
    whatsapp: fromField(fields.whatsapp, {}),
    city: { label: 'Kota/Kabupaten', kind: 'text', sort: true, filter: 'many' },
    payable: { label: 'Hutang', kind: 'money', sort: true, filter: 'range', total: true },
    boughtThisYear: { label: 'Pembelian tahun ini', kind: 'money' },
    onTimePercent: { label: 'Ketepatan kirim', kind: 'percent' },
    rejectPercent: { label: 'Ditolak', kind: 'percent' },
    priceDriftPercent: { label: 'Pergeseran harga', kind: 'percent' },
    lastBoughtOn: { label: 'Terakhir beli', kind: 'day', sort: true, filter: 'range' },
    rating: fromField(fields.rating, {}),
    status: { label: 'Status', kind: 'choice', filter: 'many', choices: supplierStatuses },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  toldTo: { nik: accountReaders, bankAccounts: accountReaders },
})
