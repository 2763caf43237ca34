import { expect, test } from 'vitest'
import { faultOf, placedErrors } from './fault.ts'
import { formStore } from './store.ts'

const failure = (facts: object) =>
  Object.assign(new Error('Data ini baru diubah oleh Rina.'), { status: 422, ...facts })

test('texts of the server stand at their fields, in the words of the form', () => {
  const store = formStore({})
  store.name('customer', 'Pelanggan')
  store.name('name', 'Nama pelanggan')
  store.name('npwp', 'NPWP')
  store.name('city', 'Kota/Kabupaten')
  store.name('lines.*.item', 'Barang')

  const errors = {
    customerId: ['Pilih dari daftar.'],
    name: ['Required'],
    npwp: ['Required'],
    city: ['Required'],
    'lines.3.itemId': ['Pilih dari daftar.'],
  }

  expect(placedErrors(store, errors)).toEqual({
    customer: ['Pilih pelanggan.'],
    name: ['Isi nama pelanggan.'],
    npwp: ['Isi NPWP.'],
    city: ['Isi kota/kabupaten.'],
    'lines.3.item': ['Pilih barang.'],
  })
})

test('a changed record is a conflict with who and when', () => {
  const error = failure({
    status: 409,
    code: 'document.changed',
    facts: { by: 'Rina', at: '2026-11-21T07:02:00.000Z' },
  })
  expect(faultOf(error).conflict).toEqual({ by: 'Rina', at: '2026-11-21T07:02:00.000Z' })
})

test('a refusal keeps its sentence; no connection says what to do', () => {
  expect(faultOf(failure({ code: 'order.limit' })).message).toBe('Data ini baru diubah oleh Rina.')
  expect(faultOf(new TypeError('Failed to fetch')).message).toBe(
    'Data gagal disimpan. Periksa koneksi, lalu coba lagi.',
  )
})

test('a session that ended is said so that it is still true after signing in again', () => {
  const ended = failure({ status: 401 })
  expect(faultOf(ended).message).toBe('Belum disimpan, karena sesi Anda berakhir. Simpan sekali lagi setelah masuk.')
})
