import cookie from '@fastify/cookie'
import fastify from 'fastify'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { openDoors } from './door.ts'
import { answer, endpoint } from './endpoint.ts'
import { serveOpen } from './serve.ts'

const asked = { method: 'GET', permission: 'public', input: z.strictObject({}) } as const
const none = endpoint({ ...asked, path: '/none', answer: answer<null>() })
const quiet = endpoint({ ...asked, path: '/quiet', answer: answer<void>() })

test('null travels as null; a verb that tells nothing answers with an empty object', async () => {
  const app = fastify()
  await app.register(cookie)
  const sessions = {
    find: () => Promise.resolve(undefined),
    begin: () => Promise.reject(new Error('a stranger stays one')),
  }
  const house = { db: await testDatabase(), sessions, isSecure: false }
  openDoors(app, house, [serveOpen(none, () => Promise.resolve(null)), serveOpen(quiet, () => Promise.resolve())])
  const said = await app.inject({ url: '/none' })
  expect([said.body, said.headers['content-type']]).toEqual(['null', 'application/json; charset=utf-8'])
  expect((await app.inject({ url: '/quiet' })).body).toBe('{}')
  await app.close()
})
