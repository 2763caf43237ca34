import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { Jar } from './people.ts'

/** The address of a door for the row of this id. */
export function addressOf(endpoint: Endpoint, id: string): string {
  const path = endpoint.path
    .replace(/:(id|ownerId)\b/, id)
    .replace(':kind', firstKindOf(endpoint))
    .replace(':subject', 'perusahaan')
    .replace(':slot', 'logo')
  const shape = shapeOf(endpoint)
  const query = endpoint.method === 'GET' ? Object.entries(NEEDED).filter(([key]) => shape.includes(key)) : []
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}

/** What some readings cannot be asked without. */
const NEEDED = { format: 'csv', account: '5-1000' }

function shapeOf(endpoint: Endpoint): string[] {
  return Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {})
}

/** The first kind an endpoint knows: 'invoice' of the papers of sales. */
function firstKindOf(endpoint: Endpoint): string {
  const { shape } = endpoint.input as unknown as { shape?: { kind?: { _zod: { def: { entries?: object } } } } }
  return String(Object.values(shape?.kind?._zod.def.entries ?? {})[0] ?? 'invoice')
}

/** Sends the least that passes the shape of most acts, and tells the status. */
export async function act(
  app: FastifyInstance,
  jar: Jar,
  { endpoint, id }: { readonly endpoint: Endpoint; readonly id: string },
): Promise<number> {
  const shape = shapeOf(endpoint)
  const known: Record<string, unknown> = {
    version: 1,
    reason: 'mencoba',
    to: 'a@contoh.co.id',
    email: 'a@contoh.co.id',
    receivedBy: 'A',
    lines: [],
  }
  const body = Object.fromEntries(
    Object.entries(known).filter(
      ([key]) => shape.includes(key) && !(key === 'lines' && endpoint.path.includes('terima')),
    ),
  )
  const answer = await app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, id),
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
      'idempotency-key': newId(),
    },
    ...(endpoint.method === 'DELETE' ? {} : { payload: body }),
  })
  return answer.statusCode
}

/** One text for all rows of some tables: what it was before, it is after an act that was refused. */
export async function fingerprint(db: Database, touched: ReadonlySet<string>): Promise<string> {
  const parts: string[] = []
  for (const table of touched) {
    const one = await sql<{
      sum: string
    }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(table)} t`.execute(tables(db.read))
    parts.push(`${table}:${one.rows[0]?.sum}`)
  }
  return parts.join('\n')
}
