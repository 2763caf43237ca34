import * as z from 'zod/mini'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { AnswerSchemas } from './answer-schemas.ts'
import { fileText } from './file-text.ts'
import type { SaidDoor, SaidFields } from './said-text.ts'
import { kindsOfInput } from './input-kinds.ts'
import type { Json } from './type-schema.ts'

/** How a program signs in and writes, in words. */
export const howToCall =
  'Masuk: GET /sanctum/csrf-cookie, lalu POST /api/login, dan POST /api/verify-otp bila diminta kode; sesinya cookie mandor_session. ' +
  'Selain GET, kirim kepala X-XSRF-TOKEN berisi cookie XSRF-TOKEN. Idempotency-Key adalah UUID baru untuk tiap tindakan; yang sama dijawab sama dan dicatat sekali. ' +
  'Pilih perusahaan dengan POST /api/account/company. Isian yang tidak dikenal ditolak.'

/** Describes endpoints as OpenAPI 3.1: what each asks, which right it needs, what it answers, and how it refuses. */
export function describe(
  endpoints: readonly Endpoint[],
  { answers, components }: AnswerSchemas,
  said?: ReadonlyMap<string, SaidDoor>,
): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, answers, said) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mandor',
      version: '1',
      description: `Uang, jumlah, dan persen dikirim sebagai teks desimal; hari sebagai YYYY-MM-DD; waktu sebagai ISO UTC. ${howToCall}`,
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mandor_session' } },
      responses: refusals,
    },
    security: [{ session: [] }],
  }
}

/** One door as OpenAPI says it. */
export function operationOf(
  endpoint: Endpoint,
  answers?: AnswerSchemas['answers'],
  said?: ReadonlyMap<string, SaidDoor>,
): Json {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any', metadata: kindsOfInput })
  const told = said?.get(`${endpoint.method} ${endpoint.path}`)
  const properties = told
    ? propertiesSaid(schema.properties as Record<string, Json> | undefined, told.fields)
    : { ...(schema.properties as Record<string, Json> | undefined) }
  const required = new Set(schema.required ?? [])
  const inPath = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: properties[name] ?? { type: 'string' },
  })
  const body = {
    type: 'object',
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: others.filter((name) => required.has(name)),
    additionalProperties: false,
  }
  return {
    operationId: `${endpoint.method} ${endpoint.path}`,
    ...(told?.said && { summary: told.said }),
    description: needsOf(endpoint),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(hasBody ? [] : others.map((name) => parameter(name, 'query'))),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.multipart && fileBody),
    ...(hasBody && others.length > 0 && { requestBody: { content: { 'application/json': { schema: body } } } }),
    ...(endpoint.permission === 'public' && { security: [] }),
    responses: { 200: answerOf(endpoint, answers), ...refusalRefs },
  }
}

// Puts what the contract says beside each field, and within it.
function propertiesSaid(
  properties: Readonly<Record<string, Json>> | undefined,
  fields: SaidFields,
): Record<string, Json> {
  const all = Object.entries(properties ?? {}).map(([name, schema]) => {
    const field = fields.get(name)
    if (!field) return [name, schema]
    const kind = typeof schema['description'] === 'string' ? schema['description'] : null
    const description = [field.said, kind].filter(Boolean).join(' · ')
    return [name, { ...within(schema, field.fields), ...(description && { description }) }]
  })
  return Object.fromEntries(all) as Record<string, Json>
}

function within(schema: Json, fields: SaidFields): Json {
  if (fields.size === 0) return schema
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(typeof properties === 'object' && {
      properties: propertiesSaid(properties as Readonly<Record<string, Json>>, fields),
    }),
    ...(typeof items === 'object' && { items: within(items as Json, fields) }),
    ...(Array.isArray(anyOf) && { anyOf: (anyOf as Json[]).map((each) => within(each, fields)) }),
  }
}

// Beside the shape: which keys are not there without which right, and what kind of file it is.
function answerOf(endpoint: Endpoint, answers?: AnswerSchemas['answers']): Json {
  const { sensitive, method, path } = endpoint
  const schema = answers?.get(`${method} ${path}`)
  const content = schema && { content: { 'application/json': { schema } } }
  if (!sensitive) return { description: answers && !schema ? `OK: ${fileText(endpoint)}.` : 'OK', ...content }
  const named = Object.entries(sensitive).map(([path, rights]) => `${path} (${[rights].flat().join(' atau ')})`)
  return {
    description: `OK. Kunci yang tidak ada tanpa izinnya: ${named.join(', ')}.`,
    'x-sensitive': sensitive,
    ...content,
  }
}

/** Who may call it, in words. */
export function needsOf({ permission }: Endpoint): string {
  if (permission === 'public') return 'Terbuka untuk siapa saja.'
  if (permission === 'signed-in') return 'Untuk siapa saja yang sudah masuk.'
  return `Butuh izin: ${[permission].flat().join(' atau ')}.`
}

const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
const fileBody = { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

const refusals: Readonly<Record<string, Json>> = {
  401: { description: 'Sesi berakhir; masuk lagi.' },
  403: { description: 'Tanpa izin.' },
  404: { description: 'Tidak ada, atau milik perusahaan lain.' },
  409: { description: 'Baru diubah orang lain; {message, code}.' },
  419: { description: 'Token CSRF basi; ambil lagi di /sanctum/csrf-cookie.' },
  422: { description: 'Bentuk salah {message, errors}, atau ditolak aturan {message, code, facts}.' },
  429: { description: 'Terlalu sering; lihat Retry-After.' },
}

const refusalRefs = Object.fromEntries(
  Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
)
