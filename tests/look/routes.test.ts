import { expect, test } from 'vitest'
import { lookedAtRoutes } from './routes.ts'

test('a named route is looked at with all below it, and nothing that only begins alike', () => {
  expect(lookedAtRoutes(['/order'])).toEqual([
    '/order/',
    '/order/tambah',
    '/order/edit/$orderId',
    '/order/detail/$orderId',
    '/order/invoice/$orderId',
    '/order/surat-jalan/$orderId',
  ])
  expect(lookedAtRoutes(['/laporan-keuangan']).filter((path) => path.includes('proyek'))).toEqual([])
  expect(lookedAtRoutes(['/dashboard'])).toEqual(['/dashboard'])
})

test('without a name all of them are looked at; what stands before the sign-in is none of them', () => {
  expect(lookedAtRoutes([]).length).toBeGreaterThan(70)
  expect(lookedAtRoutes(['/login'])).toEqual([])
})
