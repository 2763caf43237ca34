import { expect, test } from 'vitest'
import { pathToLog } from './log-lines.ts'

const token = 'YdLW8GSQxcpAAy4crSzI83DNuuQ_G_6_WUE0h6I9VTY'

test.each([
  ['/api/order/ekspor?q=Budi%20Santoso&format=csv', '/api/order/ekspor'],
  [`/reset-password/${token}/`, '/reset-password/…/'],
  [`/api/invitations/${token}`, '/api/invitations/…'],
  [`/s/${token}.pdf?x#y`, '/s/…'],
  ['/api/order/01a206b8-99b2-713c-97dd-31b884a16147', '/api/order/01a206b8-99b2-713c-97dd-31b884a16147'],
  ['/api/resend-verification-email', '/api/resend-verification-email'],
  ['/management-karyawan/tambah-pekerja', '/management-karyawan/tambah-pekerja'],
  [`/${'a/'.repeat(500)}`, `/${'a/'.repeat(99)}a`],
])('%s is logged as %s', (url, logged) => {
  expect(pathToLog(url)).toBe(logged)
})
