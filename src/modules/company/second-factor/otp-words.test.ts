import { expect, test } from 'vitest'
import { otpWords } from './otp-words.ts'

test.each([
  [false, 'selalu', 'Kode masuk dikirim ke email Anda setiap kali masuk.'],
  [false, 'perangkat baru', 'Kode masuk dikirim ke email Anda di perangkat yang belum dipercaya.'],
  [false, 'mati', 'Kode masuk lewat email dimatikan di pengaturan: cukup email dan kata sandi.'],
  [true, 'selalu', 'Kode dari aplikasi Anda diminta setiap kali masuk.'],
  [true, 'perangkat baru', 'Kode dari aplikasi Anda diminta di perangkat yang belum dipercaya.'],
  [true, 'mati', 'Kode dari aplikasi Anda diminta setiap kali masuk.'],
] as const)('with an app: %s, codes %s', (isOn, otp, said) => {
  expect(otpWords({ isOn, otp })).toBe(said)
})
