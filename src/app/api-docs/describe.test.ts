import { expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { createOrder, listOrders } from '#modules/sales/orders/contract.ts'
import { answerSchemas } from './answer-schemas.ts'
import { answerTexts } from './answer-text.ts'
import { describe } from './describe.ts'

interface Operation {
  readonly parameters: readonly { name: string; in: string; required: boolean }[]
  readonly requestBody?: { content: { 'application/json': { schema: { required: string[]; properties: object } } } }
  readonly description: string
}
type Paths = Record<string, Record<string, Operation>>

const schemas = answerSchemas(await answerTexts())
const pathsOf = (endpoints: Parameters<typeof describe>[0]) => describe(endpoints, schemas)['paths'] as Paths

test('every door is described, once', () => {
  const paths = pathsOf(allRoutes.map((route) => route.endpoint))
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(allRoutes.length)
  expect(Object.keys(paths).filter((path) => path.includes(':'))).toEqual([])
})

test('a list tells its filters, an act its body, its key and its right', () => {
  const paths = pathsOf([listOrders, createOrder])
  const list = paths['/api/order']?.['get']
  expect(list?.parameters.map((parameter) => parameter.name)).toEqual(
    expect.arrayContaining(['q', 'sort', 'totalFrom']),
  )
  const act = paths['/api/order']?.['post']
  expect(act?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }))
  expect(act?.requestBody?.content['application/json'].schema.required).toEqual(
    expect.arrayContaining(['customerId', 'lines']),
  )
  expect(act?.description).toBe('Butuh izin: create order.')
})

type Schema = Readonly<Record<string, unknown>>
const components: Readonly<Record<string, Schema>> = schemas.components

/** Every schema in another, itself first. */
function within(schema: unknown): Schema[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => within(each))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, enum: _words, const: _word, ...rest } = schema as Schema
  return [schema as Schema, ...within(Object.values((properties ?? {}) as Schema)), ...within(Object.values(rest))]
}

const everything = [...within([...schemas.answers.values()]), ...within(Object.values(components))]

test('every door that answers with data tells its shape, every other what file it sends', () => {
  const endpoints = allRoutes.map((route) => route.endpoint)
  const paths = describe(endpoints, schemas)['paths'] as Record<string, Record<string, { responses: Answers }>>
  const untold = endpoints.filter(({ method, path }) => {
    const ok = paths[path.replaceAll(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[200]
    const schema = ok?.content?.['application/json'].schema
    return schema ? Object.keys(schema).length === 0 : ok?.description === 'OK'
  })
  expect(untold.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

interface Answers {
  readonly 200: { readonly description: string; readonly content?: { 'application/json': { schema: Schema } } }
}

test('only what may be anything is said to be anything: values of the history, choices of a person', () => {
  const open = [...schemas.answers, ...Object.entries(components)].flatMap(([name, schema]) =>
    openPlaces(schema).map((place) => name + place),
  )
  expect(open.filter((place) => !place.includes('.changes'))).toEqual([
    'GET /api/docs/additionalProperties',
    'GET /api/preferences/additionalProperties',
    // What a declared document carries is worked out from its declaration, which these pages do not read yet.
    'KasbonPage/allOf/0',
    'TransferDetail/allOf/0',
    'TransferLine/allOf/0',
  ])
})

/** Where in a schema no shape is told. */
function openPlaces(schema: Schema): string[] {
  if (Object.keys(schema).length === 0) return ['']
  return Object.entries(schema).flatMap(([word, value]) => {
    if (typeof value !== 'object' || ['enum', 'const', 'not'].includes(word)) return []
    if (word !== 'properties') return openPlaces(value as Schema).map((place) => `/${word}${place}`)
    return Object.entries(value as Schema).flatMap(([key, one]) =>
      openPlaces(one as Schema).map((place) => `.${key}${place}`),
    )
  })
}

test('words, fields of a master and what is left of another shape are written out', () => {
  expect(components['PurchaseStatus'] ?? components['HouseStatus']).toHaveProperty('enum')
  expect(components['Item']).toMatchObject({
    allOf: [
      {
        properties: {
          kind: { enum: expect.arrayContaining(['jasa']) },
          minPrice: expect.anything(),
          units: { type: 'array' },
        },
        required: expect.not.arrayContaining(['minPrice']),
      },
      { properties: { hasMoves: { type: 'boolean' } } },
    ],
  })
  expect(components['Collector']).toEqual({ enum: expect.not.arrayContaining(['bukan']) })
  const advance = JSON.stringify(components['AdvanceStart'])
  expect(advance).toContain('pphType')
  expect(advance).not.toContain('"room"')
})

test('the schemas are schemas: known words, references that lead somewhere, what is required is there', () => {
  const kinds = ['string', 'number', 'boolean', 'null', 'object', 'array']
  expect(everything.length).toBeGreaterThan(2000)
  for (const schema of everything) {
    const { $ref, type, properties = {}, required = [], items, enum: words } = schema
    if ($ref !== undefined) expect(components).toHaveProperty([String($ref).replace('#/components/schemas/', '')])
    if (type !== undefined) expect(kinds).toContain(type)
    expect(Object.keys(properties as Schema)).toEqual(expect.arrayContaining(required as string[]))
    if (type === 'array' && !('prefixItems' in schema)) expect(items).toBeTypeOf('object')
    if (words !== undefined) expect(new Set(words as string[]).size).toBe((words as string[]).length)
  }
})

test('a shape says what it holds: its words, what may be missing, a list of rows, money as text', () => {
  expect(schemas.answers.get('GET /api/order/:id')).toEqual({ $ref: expect.stringMatching(/OrderDetail\d?$/) })
  const customers = schemas.answers.get('GET /api/pelanggan')
  expect(customers).toMatchObject({
    properties: { rows: { type: 'array', items: { $ref: expect.stringContaining('CustomerRow') } } },
  })
  expect(components['SalesSettings']).toMatchObject({
    properties: {
      creditMode: { enum: ['off', 'warn', 'block'] },
      defaultTerms: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      quotationDays: { type: 'number' },
    },
    required: expect.arrayContaining(['creditMode', 'defaultTerms']),
  })
})
