import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sentences } from '../../src/app/refusals.ts'
import { allRoutes } from '../../src/app/server-routes.ts'
import { pathParts } from '../../src/kit/http/endpoint.ts'
import { checkPolicies } from '../../src/kit/http/policy.ts'
import { allPermissions } from '../../src/modules/company/accounts/permissions.ts'
import { sources } from './source-tree.ts'

const endpoints = allRoutes.map((served) => served.endpoint)

test('every endpoint names a permission that exists', () => {
  expect(() => checkPolicies(endpoints, new Set(allPermissions))).not.toThrow()
})

test('an endpoint without a policy stops the start', () => {
  const bare = [{ method: 'GET', path: '/api/x', permission: undefined }]
  expect(() => checkPolicies(bare, new Set())).toThrow('has no policy')
  const unknown = [{ method: 'GET', path: '/api/x', permission: 'view bulan' as const }]
  expect(() => checkPolicies(unknown, new Set())).toThrow('does not exist')
})

test('every path part is a key of the input', () => {
  const wrong = endpoints.filter((endpoint) => {
    const shape = (endpoint.input as unknown as { shape?: Record<string, unknown> }).shape ?? {}
    return pathParts(endpoint.path).some((part) => !(part in shape))
  })
  expect(wrong.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toEqual([])
})

test('what is said in an address is read as text', () => {
  const deaf = endpoints.flatMap((endpoint) => {
    const { shape } = endpoint.input as unknown as { shape?: Record<string, z.core.$ZodType> }
    const isWhole = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const said = Object.entries(shape ?? {}).filter(([key]) => isWhole || pathParts(endpoint.path).includes(key))
    const reads = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
    const isDeaf = (schema: z.core.$ZodType) => {
      const most = [2026, 1, true].find((value) => reads(schema, value))
      return most !== undefined && !reads(schema, String(most))
    }
    return said.flatMap(([key, schema]) => (isDeaf(schema) ? [`${endpoint.method} ${endpoint.path} ${key}`] : []))
  })
  expect(deaf).toEqual([])
})

test('every input refuses unknown fields', () => {
  const loose = endpoints.filter((endpoint) => {
    const { catchall } = (
      endpoint.input as unknown as { _zod: { def: { catchall?: { _zod: { def: { type: string } } } } } }
    )._zod.def
    return catchall?._zod.def.type !== 'never'
  })
  expect(loose.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toEqual([])
})

test('every refusal code has an Indonesian sentence, and every sentence has a use', () => {
  const files = sources(/\.(ts|sql)$/).filter((file) => !file.path.startsWith('src/ground/'))
  const thrown = new Set(
    files.flatMap((file) =>
      [...file.text.matchAll(/new Refusal\(\s*'([a-z0-9-]+\.[a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
    ),
  )
  expect([...thrown].filter((code) => !(code in sentences))).toEqual([])
  const quoted = files
    .filter((file) => !file.path.endsWith('refusals.ts'))
    .map((file) => file.text)
    .join('\n')
  expect(Object.keys(sentences).filter((code) => !quoted.includes(`'${code}'`))).toEqual([])
})

test('a refusal code has one sentence', () => {
  const codes = sources(/refusals\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'([a-z0-9-]+\.[a-z0-9-]+)':/gm)].map((match) => match[1] ?? ''),
  )
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('acts that create or post ask for an idempotency key', () => {
  const business = endpoints.filter(
    (endpoint) =>
      endpoint.method === 'POST' && /^\/api\/(order|surat-jalan|invoice|pembayaran|retur|stock)/.test(endpoint.path),
  )
  const careless = business.filter(
    (endpoint) => !endpoint.idempotent && !/(pratinjau|email|ekspor)$/.test(endpoint.path),
  )
  expect(careless.map((endpoint) => endpoint.path)).toEqual([])
})
