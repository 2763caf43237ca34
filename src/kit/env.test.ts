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
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ APP_URL: 'mandor.example.co.id' }, 'APP_URL must be an address'],
  [{ APP_URL: 'https://example.co.id/mandor' }, 'APP_URL must be an address'],
  [{ DATABASE_URL: 'mysql://root:secret@host/db' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
  [{ SMTP_URL: 'mail.example.co.id' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%o is refused by name', (given, sentence) => {
  expect(() => readEnv(given)).toThrow(BadEnv)
  expect(() => readEnv(given)).toThrow(sentence)
})

test('a refused address does not show its password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://root:secret@host/db' })).not.toThrow('secret')
})
