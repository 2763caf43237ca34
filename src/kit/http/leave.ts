import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a server go without cutting anybody off: when it is asked to close, it serves what comes for another moment, each
 * answer being the last on its connection. Without that moment a kept connection is closed while its next request is on
 * the way. Tells whether it is going.
 */
export function takeLeaveSlowly(app: FastifyInstance, farewellMs: number): () => boolean {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
    if (app.server.listening) await pause(farewellMs)
  })
  return () => isLeaving
}
