// A bare Fastify + pg handler: a session look-up, then the very statements the program sends, then JSON. Nothing else.
import '#kit/http/json.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import Fastify from 'fastify'
import pg from 'pg'
import { connectionOf, type DatabaseConfig } from '#kit/db/database.ts'
import type { Statement } from './recording.ts'
import { replay } from './replay.ts'

/** What the bare server is told: the statements of each case, by variant. */
export interface BarePlan {
  readonly config: DatabaseConfig
  readonly cases: Readonly<Record<string, readonly (readonly Statement[])[]>>
}

const [planFile = '', port = '0'] = process.argv.slice(2)
const plan = deserialize(readFileSync(planFile)) as BarePlan
const pool = new pg.Pool({ ...connectionOf(plan.config), max: 10 })
const app = Fastify()

app.route<{ Params: { name: string; variant: string }; Body: { own?: Record<string, string> } | undefined }>({
  method: ['GET', 'POST'],
  url: '/:name/:variant',
  async handler(request) {
    const { name, variant } = request.params
    const [session, ...statements] = plan.cases[name]?.[Number(variant)] ?? []
    if (!session) throw new Error(`no case ${name} ${variant}`)
    const token = /mandor_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(token).digest()
    const client = await pool.connect()
    try {
      const [found, ...answers] = await replay(
        client,
        // The one that is bytes is the session's; what else the statement asks stays as it was recorded.
        [
          { ...session, values: session.values.map((value) => (value instanceof Uint8Array ? hash : value)) },
          ...statements,
        ],
        request.body?.own ?? {},
      )
      if (found?.length !== 1) throw new Error('no session')
      return answers
    } finally {
      client.release()
    }
  },
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log('ready')
