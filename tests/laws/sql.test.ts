import { expect, test } from 'vitest'
import { sources } from './source-tree.ts'
import { wholeNumberArithmetic } from './sql-arithmetic.ts'

test('SQL multiplies and divides in exact decimals, never in whole numbers that overflow or are cut off', () => {
  const found = sources(/\.(ts|sql)$/).filter(({ path }) => !path.startsWith('src/app/seed/'))
  expect(found.flatMap(wholeNumberArithmetic)).toEqual([])
})

test.each([
  ['sql`select round(l.unbilled * o.total / o.dpp)`', 2],
  ['sql`select case when o.dpp = 0 then 0 else round(l.unbilled::numeric * o.total / o.dpp) end`', 0],
  ['sql`select sum(s.amount * (s.settled_on - i.invoice_date))`', 1],
  ['sql`select round(net * greatest(delivered_qty - invoiced_qty, 0) / qty)`', 0],
  ['sql<{ a: string }>`select ${a} * c.value from x`', 1],
  ['sql`select x.*, count(*) from (select * from y) x`', 0],
  ["sql`select distinct on (a, b) * from y where at = 'a/b' -- x * y`", 0],
  ['sql`select a + ${sql`b * c`}`', 1],
])('the law reads %s', (text, breaches) => {
  expect(wholeNumberArithmetic({ path: 'src/a.ts', text })).toHaveLength(breaches)
})
