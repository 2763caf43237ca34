import fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorToLog, loggerOf, pathToLog } from './log-lines.ts'

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

test('an error of the database is logged without the row it quotes, its cause neither', () => {
  const refused = Object.assign(new Error('null value in column "name" violates not-null constraint'), {
    code: '23502',
    table: 'customer',
    column: 'name',
    detail: 'Failing row contains (1, 3171234567890001, $argon2id$v=19).',
    where: 'COPY customer, line 1: "3171234567890001"',
  })
  const logged = errorToLog(new Error('the outcome of a commit is unknown', { cause: refused }))
  expect(logged).toMatchObject({
    message: 'the outcome of a commit is unknown',
    cause: { code: '23502', table: 'customer' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/3171234567890001|argon2/)
  expect(JSON.stringify(errorToLog('3171234567890001'))).not.toContain('3171234567890001')
})

test('the logger writes errors so, whoever logs them', async () => {
  const lines: string[] = []
  const app = fastify({ logger: loggerOf('info', { write: (line) => void lines.push(line) }) })
  app.log.error(
    { err: Object.assign(new Error('duplicate key'), { detail: 'Key (nik)=(3171234567890001)' }) },
    'a job failed',
  )
  expect(lines.join('')).toContain('duplicate key')
  expect(lines.join('')).not.toContain('3171234567890001')
  await app.close()
})
