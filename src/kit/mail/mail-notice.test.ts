import { afterEach, expect, test } from 'vitest'
import { isMailMissing, noteMail } from './mail-notice.ts'

const local = { smtpUrl: undefined, appUrl: 'http://localhost:3000', isProduction: true }
afterEach(() => noteMail(local))

test.each([
  [{ ...local, appUrl: 'https://mandor.contoh.co.id' }, true],
  [{ ...local, appUrl: 'https://mandor.contoh.co.id', smtpUrl: 'smtp://mail.contoh.co.id' }, false],
  [{ ...local, appUrl: 'https://mandor.contoh.co.id', isProduction: false }, false],
  [local, false],
  [{ ...local, appUrl: 'http://127.0.0.1:3000' }, false],
])('mail is missing only in production, on a public address, without a server: %o', (given, isMissing) => {
  noteMail(given)
  expect(isMailMissing()).toBe(isMissing)
})
