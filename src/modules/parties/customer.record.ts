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
  share,
  tags,
  text,
} from '#kit/record/fields.ts'
import { record } from '#kit/record/record.ts'
import { customerReaders } from '#modules/parties/privacy/rules.ts'
import { addressRows, contactRows } from '#modules/parties/party-children.ts'

export const customerTypes = { badan_usaha: 'Perusahaan', perorangan: 'Perorangan', pemerintah: 'Instansi' } as const
export const customerStatuses = { aktif: 'Aktif', diblokir: 'Diblokir' } as const
export const vatCollectors = {
  bukan: 'Bukan pemungut',
  bendahara: 'Bendahara pemerintah',
  bumn: 'BUMN dan anak usahanya',
} as const
/** Who pays the price and remits the PPN of it himself. */
export type VatCollector = keyof typeof vatCollectors
export const priceLevels = { eceran: 'Eceran', langganan: 'Langganan', proyek: 'Proyek' } as const

const fields = {
  type: preset(choice('Jenis', customerTypes, { section: 'Identitas' }), 'badan_usaha'),
  name: text('Nama Pelanggan', 150, { section: 'Identitas' }),
  code: maybe(text('Kode', 20, { section: 'Identitas', hint: 'Kosongkan untuk nomor otomatis.' })),
  npwp: maybe(npwp('NPWP', { section: 'Identitas' })),
  nik: maybe(nik('NIK', { section: 'Identitas' })),
  nitku: maybe(nitku('NITKU', { section: 'Identitas' })),
  isPkp: preset(flag('Pengusaha Kena Pajak', { section: 'Identitas' }), false),
  taxAddress: maybe(long('Alamat NPWP', 300, { section: 'Identitas' })),
  phone: maybe(phone('Telepon', { section: 'Identitas' })),
  whatsapp: maybe(phone('No. WhatsApp', { section: 'Identitas' })),
  email: maybe(email('Email', { section: 'Identitas' })),
  paymentTermId: maybe(ref('Termin Pembayaran', { section: 'Niaga' })),
  creditLimit: maybe(amount('Batas Kredit', { section: 'Niaga', hint: 'Kosong berarti tanpa batas.' })),
  priceLevel: preset(choice('Level Harga', priceLevels, { section: 'Niaga' }), 'eceran'),
  discountPercent: maybe(share('Diskon bawaan', { section: 'Niaga' })),
  salespersonId: maybe(ref('Sales', { section: 'Niaga' })),
  withholdsTax: preset(flag('Memotong PPh', { section: 'Niaga' }), false),
  vatCollector: preset(choice('Pemungut PPN', vatCollectors, { section: 'Niaga' }), 'bukan'),
  tags: preset(tags('Label', { section: 'Niaga' }), []),
  openingBalance: maybe(amount('Saldo Awal', { section: 'Saldo awal' })),
  openingDate: maybe(date('Tanggal saldo awal', { section: 'Saldo awal' })),
  notes: maybe(long('Catatan', 2000, { section: 'Niaga' })),
}

/** One who buys from us. */
export const customerRecord = record({
  name: 'customer',
  table: 'customer',
  title: 'Pelanggan',
  fields,
  children: {
    contacts: contactRows('customer_contact', 'customer_id'),
    addresses: addressRows('customer_address', 'customer_id'),
  },
  columns: columns({
    code: fromField(fields.code, { sort: true }),
    name: fromField(fields.name, { sort: true }),
    type: fromField(fields.type, { filter: 'many' }),
    contactName: { label: 'Kontak', kind: 'text' },
    phone: fromField(fields.phone, {}),
    whatsapp: fromField(fields.whatsapp, {}),
    city: { label: 'Kota/Kabupaten', kind: 'text', sort: true, filter: 'many' },
    openOrders: { label: 'Order aktif', kind: 'whole' },
    receivable: { label: 'Piutang', kind: 'money', sort: true, filter: 'range', total: true },
    lastDealOn: { label: 'Transaksi terakhir', kind: 'day', sort: true, filter: 'range' },
    isOverdue: { label: 'Lewat tempo', kind: 'flag', filter: 'flag' },
    salespersonId: fromField(fields.salespersonId, { filter: 'many', isHidden: true }),
    tags: fromField(fields.tags, { filter: 'many' }),
    isQuiet: { label: 'Tanpa transaksi > 90 hari', kind: 'flag', filter: 'flag', isHidden: true },
    status: { label: 'Status', kind: 'choice', filter: 'many', choices: customerStatuses },
    isArchived: { label: 'Diarsipkan', kind: 'flag', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
  toldTo: { nik: customerReaders },
  owner: 'salesperson_id',
})
