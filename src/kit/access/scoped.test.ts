import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor, Scope } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { isWithin } from '#kit/access/within.ts'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function anActor(scope: Partial<Scope>): Actor {
  return {
    userId: 'u1',
    name: 'Joko',
    email: 'joko@x.id',
    sessionId: 's1',
    companyId: 'c1',
    zone: 'Asia/Jakarta',
    permissions: new Set(),
    scope: { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: false, ...scope },
    via: 'web',
    can: () => false,
  }
}

const columns = {
  warehouse: 'stock_move.warehouse_id',
  project: 'stock_move.project_id',
  owner: 'stock_move.created_by',
}

test('whoever may see everything is not narrowed', () => {
  expect(scoped(anActor({}), columns).compile(db)).toMatchObject({ sql: 'true', parameters: [] })
})

test('lists of warehouses and projects, and one’s own, narrow together', () => {
  const made = scoped(anActor({ warehouses: ['w1'], projects: [], ownOnly: true }), columns).compile(db)
  expect(made.sql).toBe(
    '("stock_move"."warehouse_id" = any ($1::uuid[]) and "stock_move"."project_id" = any ($2::uuid[]) and "stock_move"."created_by" = $3)',
  )
  expect(made.parameters).toEqual([['w1'], [], 'u1'])
})

test('a column the query does not have narrows nothing', () => {
  expect(scoped(anActor({ projects: ['p1'] }), { warehouse: 'w' }).compile(db).sql).toBe('true')
})

test('a row already loaded is inside a list, or everything is', () => {
  expect([isWithin('all', null), isWithin(['a'], 'a'), isWithin(['a'], 'b'), isWithin(['a'], null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
