import { auditColumns } from '#kit/list/audited.ts'
import { columns } from '#kit/list/columns.ts'
import { fromField } from '#kit/list/from-field.ts'
import {
  amount,
  choice,
  date,
  email,
  flag,
  maybe,
  nitku,
  npwp,
  phone,
  preset,
  tags,
  text,
  long,
  whole,
} from '#kit/record/fields.ts'
import { child, record } from '#kit/record/record.ts'

export const legalForms = { pt: 'PT', cv: 'CV', ud: 'UD', perorangan: 'Perorangan', lain: 'Lainnya' } as const
export const zones = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as const
export const jkkClasses = {
  '0.24': 'Sangat rendah (0,24%)',
  '0.54': 'Rendah (0,54%)',
  '0.89': 'Sedang (0,89%)',
  '1.27': 'Tinggi (1,27%)',
  '1.74': 'Sangat tinggi (1,74%)',
} as const
export const sbuQualifications = { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar' } as const

const fields = {
  name: text('Nama Perusahaan', 120, { section: 'Legal' }),
  shortCode: text('Kode', 8, {
    section: 'Legal',
    hint: 'Dipakai di nomor dokumen; tidak bisa diubah sesudah dokumen pertama.',
  }),
  legalForm: preset(choice('Bentuk', legalForms, { section: 'Legal' }), 'pt'),
  npwp: maybe(npwp('NPWP', { section: 'Legal' })),
  nitku: maybe(nitku('NITKU', { section: 'Legal' })),
  nib: maybe(text('NIB', 20, { section: 'Legal' })),
  isPkp: preset(flag('Pengusaha Kena Pajak', { section: 'Legal' }), false),
  pkpDate: maybe(date('PKP sejak', { section: 'Legal' })),
  defaultTaxCode: maybe(text('Kode pajak bawaan', 20, { section: 'Legal' })),
  address: maybe(long('Alamat', 300, { section: 'Kontak' })),
  city: maybe(text('Kota/Kabupaten', 80, { section: 'Kontak' })),
  province: maybe(text('Provinsi', 80, { section: 'Kontak' })),
  postalCode: maybe(text('Kode Pos', 10, { section: 'Kontak' })),
  phone: maybe(phone('Telepon', { section: 'Kontak' })),
  email: maybe(email('Email', { section: 'Kontak' })),
  website: maybe(text('Situs web', 120, { section: 'Kontak' })),
  footer: maybe(long('Kaki dokumen', 300, { section: 'Dokumen', hint: 'Baris kecil di bawah setiap dokumen.' })),
  zone: preset(choice('Zona waktu', zones, { section: 'Pembukuan' }), 'Asia/Jakarta'),
  fiscalYearStart: preset(whole('Awal tahun buku (bulan)', 1, 12, { section: 'Pembukuan' }), 1),
  workWeek: preset(whole('Hari kerja seminggu', 5, 6, { section: 'Pembukuan' }), 6),
  bpjsNpp: maybe(text('NPP BPJS Ketenagakerjaan', 30, { section: 'Pembukuan' })),
  jkkClass: maybe(choice('Kelas risiko JKK', jkkClasses, { section: 'Pembukuan' })),
}

/** One of our own companies: a legal entity with its letterhead, its numbers and its books. */
export const companyRecord = record({
  name: 'company',
  table: 'company',
  title: 'Perusahaan',
  home: 'id',
  putAway: 'put_away_at',
  fields,
  children: {
    bankAccounts: child({
      label: 'Rekening Bank',
      table: 'company_bank_account',
      parent: 'company_id',
      fields: {
        bank: text('Bank', 60),
        accountNo: text('Nomor rekening', 40),
        holder: text('Atas Nama', 120),
        branch: maybe(text('Cabang', 80)),
        isDefault: preset(flag('Tampil di invoice'), false),
      },
    }),
    signatories: child({
      label: 'Penandatangan',
      table: 'company_signatory',
      parent: 'company_id',
      fields: {
        name: text('Nama', 120),
        position: maybe(text('Jabatan', 80)),
        docTypes: preset(tags('Dokumen'), []),
        maxAmount: maybe(amount('Nilai paling besar')),
        isDefault: preset(flag('Bawaan'), false),
      },
    }),
    sbu: child({
      label: 'SBU',
      table: 'company_sbu',
      parent: 'company_id',
      fields: {
        no: text('Nomor SBU', 60),
        subclass: maybe(text('Subklasifikasi', 120)),
        qualification: choice('Kualifikasi', sbuQualifications),
        validFrom: maybe(date('Berlaku sejak')),
        validUntil: date('Berlaku sampai'),
      },
    }),
  },
  columns: columns({
    name: fromField(fields.name, { sort: true }),
    shortCode: fromField(fields.shortCode, { sort: true }),
    legalForm: fromField(fields.legalForm, { filter: 'many' }),
    npwp: fromField(fields.npwp, {}),
    city: fromField(fields.city, { filter: 'many' }),
    phone: fromField(fields.phone, {}),
    isDefault: { label: 'Bawaan', kind: 'flag' },
    isActive: { label: 'Aktif', kind: 'flag', filter: 'flag' },
    logoFileId: { label: 'Logo', kind: 'ref', isHidden: true },
    ...auditColumns,
    version: { label: 'Versi', kind: 'whole', isHidden: true },
  }),
  defaultSort: 'name',
})
