import { coordinate, email, flag, long, maybe, phone, preset, text } from '#kit/record/fields.ts'
import { child } from '#kit/record/record.ts'

/** The people of a customer or supplier. */
export const contactRows = (table: string, parent: string) =>
  child({
    label: 'Kontak Person',
    table,
    parent,
    fields: {
      name: text('Nama', 120),
      position: maybe(text('Jabatan', 80)),
      phone: maybe(phone('Telepon')),
      email: maybe(email('Email')),
      isPrimary: preset(flag('Kontak Utama'), false),
    },
  })

/** The places of a customer or supplier. */
export const addressRows = (table: string, parent: string) =>
  child({
    label: 'Alamat',
    table,
    parent,
    fields: {
      label: text('Nama alamat', 60),
      address: long('Alamat', 300),
      village: maybe(text('Kelurahan', 80)),
      district: maybe(text('Kecamatan', 80)),
      city: maybe(text('Kota/Kabupaten', 80)),
      province: maybe(text('Provinsi', 80)),
      postalCode: maybe(text('Kode Pos', 10)),
      lat: maybe(coordinate('Lintang')),
      lng: maybe(coordinate('Bujur')),
      isBilling: preset(flag('Alamat Tagihan'), false),
      isShipping: preset(flag('Alamat Pengiriman'), false),
    },
  })
