import { expect, test } from 'vitest'
import { BadEnv, readEnv } from './env.ts'

test('an empty environment is a whole configuration', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    appUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    logLevel: 'warn',
  })
})

test('the address follows the port unless it is given', () => {
  expect(readEnv({ PORT: '8080' }).appUrl).toBe('http://localhost:8080')
  expect(readEnv({ APP_URL: 'https://mandor.example.co.id/' }).appUrl).toBe('https://mandor.example.co.id')
})

test('a database on a unix socket is an address too', () => {
  const databaseUrl = 'postgres://mandor:x@/mandor?host=%2Ftmp'
  expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
})

test.each([
  [{ PORT: 'abc' }, 'PORT harus berupa angka 0 sampai 65535, bukan "abc".'],
  [{ PORT: '70000' }, 'PORT harus berupa angka'],
  [{ APP_URL: 'mandor.example.co.id' }, 'APP_URL harus berupa alamat'],
  [{ APP_URL: 'https://example.co.id/mandor' }, 'APP_URL harus berupa alamat'],
  [{ DATABASE_URL: 'mysql://root:secret@host/db' }, 'DATABASE_URL harus diawali postgres:// atau postgresql://.'],
  [{ SMTP_URL: 'mail.example.co.id' }, 'SMTP_URL harus diawali smtp:// atau smtps://.'],
  [{ APP_SECRET: 'pendek' }, 'APP_SECRET harus paling sedikit 32 huruf acak.'],
  [{ OFFLINE_WORKER: 'no' }, 'OFFLINE_WORKER harus on atau off, bukan "no".'],
  [{ TRUST_PROXY: 'caddy' }, 'TRUST_PROXY harus berisi alamat IP proxy atau jaringannya'],
  [{ TRUST_PROXY: '172.18.0.0/16, 0.0.0.0/0' }, 'bukan "0.0.0.0/0"'],
  [{ TRUST_PROXY: '10.0.0.1/33' }, 'bukan "10.0.0.1/33"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL harus salah satu dari'],
])('%o is refused by name', (given, sentence) => {
  expect(() => readEnv(given)).toThrow(BadEnv)
  expect(() => readEnv(given)).toThrow(sentence)
})

test('proxies are addresses and networks', () => {
  expect(readEnv({}).trustProxy).toBeUndefined()
  expect(readEnv({ TRUST_PROXY: '172.18.0.0/16, ::1 10.0.0.7' }).trustProxy).toEqual([
    '172.18.0.0/16',
    '::1',
    '10.0.0.7',
  ])
})

test('a refused address does not show its password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://root:secret@host/db' })).not.toThrow('secret')
})
