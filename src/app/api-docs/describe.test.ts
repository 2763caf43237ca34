import { expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { createOrder, listOrders } from '#modules/sales/orders/contract.ts'
import { describe } from './describe.ts'

interface Operation {
  readonly parameters: readonly { name: string; in: string; required: boolean }[]
  readonly requestBody?: { content: { 'application/json': { schema: { required: string[]; properties: object } } } }
  readonly description: string
}
type Paths = Record<string, Record<string, Operation>>

const pathsOf = (endpoints: Parameters<typeof describe>[0]) => describe(endpoints)['paths'] as Paths

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
