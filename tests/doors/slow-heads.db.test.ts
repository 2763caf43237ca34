import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { testDatabase } from '#kit/db/test-database.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(() => app?.close())

test(
  'whoever sends the head of a request byte by byte is shown out, and keeps nobody waiting',
  { timeout: 40_000 },
  async () => {
    const begun = performance.now()
    const ends = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.write('GET /api/me HTTP/1.1\r\nHost: localhost\r\n')
        const drip = setInterval(() => socket.writable && socket.write('X: 1\r\n'), 1000)
        const answer = await said(socket)
        clearInterval(drip)
        return { answer, after: performance.now() - begun }
      }).concat(quick()),
    )
    for (const { answer, after } of ends) {
      expect(answer).toMatch(/^HTTP\/1.1 (408|401)/)
      expect(after).toBeLessThan(20_000)
    }
  },
)

/** Somebody honest, meanwhile. */
async function quick() {
  const begun = performance.now()
  const { status } = await fetch(`http://127.0.0.1:${port}/api/me`)
  return { answer: `HTTP/1.1 ${status}`, after: performance.now() - begun }
}

function said(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.once('close', () => resolve(text)))
}
