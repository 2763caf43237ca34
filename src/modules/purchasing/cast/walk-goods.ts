import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { areas, lockPeriod } from '#kit/posting/period-lock.ts'
import { aYard } from '#modules/warehouse/cast/yard.ts'
import { approveCount, voidCount } from '#modules/warehouse/opname/contract.ts'
import { undoOutcome, voidTransfer } from '#modules/warehouse/transfers/contract.ts'
import { onRow, part, posted, press, reason, ref, type Doing, type World } from './walk.ts'

const held = `select item_id as id, warehouse_id as place, trim_scale(qty)::text as qty from stock_balance
  where company_id = $1 and qty >= 1 and warehouse_id in (select id from warehouse where code in ('GU', 'GP')) order by 1, 2`
const onTheWay = `select distinct t.id, t.version from stock_transfer t join stock_transfer_line l on l.transfer_id = t.id
  where t.company_id = $1 and t.state = 'posted' order by 1`
const kinds = ['diterima', 'diterima', 'kembali', 'hilang', 'rusak'] as const

const yardOf = ({ db, office }: World) => aYard(db, office.actor)

/** Everything people do with the goods meanwhile, and whoever closes the month. */
export const goodsActs: Readonly<Record<string, Doing>> = {
  use: onRow(held, async ({ office, projects }, _desk, row, { pick, share }) => {
    await office.used(row['id'] ?? '', part(row['qty'] ?? '1', share), projects[pick % 3]?.id)
    return true
  }),
  send: onRow(held, async (world, _desk, row, { share }) => {
    const { main, site } = world.office.house
    const goods = {
      itemId: row['id'] ?? '',
      warehouseId: row['place'] ?? '',
      qty: quantity(part(row['qty'] ?? '1', share)),
    }
    return yardOf(world).send(goods, goods.warehouseId === main ? site : main)
  }),
  become: onRow(onTheWay, async (world, _desk, row, { share, pick }) =>
    yardOf(world).become(row['id'] ?? '', kinds[pick % kinds.length] ?? 'diterima', BigInt(share)),
  ),
  undo: onRow(
    `select o.id as outcome, t.id, t.version from stock_transfer_outcome o join stock_transfer t on t.id = o.transfer_id
     where o.company_id = $1 and o.undone_at is null order by 1`,
    (_, desk, row) => desk.do(undoOutcome, { ...ref(row), outcomeId: row['outcome'] ?? '', reason }),
  ),
  'call-off': press(voidTransfer, onTheWay, { reason }),
  find: onRow(held, (world, _desk, row, { share }) =>
    yardOf(world).find({ itemId: row['id'] ?? '', warehouseId: row['place'] ?? '', qty: quantity(String(share)) }),
  ),
  lose: onRow(held, (world, _desk, row) =>
    yardOf(world).lose({ itemId: row['id'] ?? '', warehouseId: row['place'] ?? '', qty: quantity('1') }),
  ),
  count: (world, _desk, { share, flag }) =>
    yardOf(world).handIn(world.office.house[flag ? 'main' : 'site'], BigInt(share - 50) * 1_000n, share % 2 === 0),
  'approve-count': onRow(
    `select id, version from stock_count where company_id = $1 and state = 'review' order by id`,
    (_, desk, row) => desk.do(approveCount, { ...ref(row), note: null }),
  ),
  'void-count': press(
    voidCount,
    `select id, version from stock_count where company_id = $1 and state in ('counting', 'review') order by id`,
    { reason },
  ),
  'void-counted': press(voidCount, posted('stock_count'), { reason }),
  'close-month': (world, _desk, { pick }) => monthUntil(world, [oneArea(pick)], '2026-11-30'),
  'open-month': (world) => monthUntil(world, areas, null),
}

/** Closes the month of areas for everybody, or opens it again. */
export async function monthUntil(
  { db, office }: World,
  of: readonly (typeof areas)[number][],
  until: string | null,
): Promise<boolean> {
  const asked = { until: until === null ? null : day(until), reason }
  await db.withTx(async (tx) => {
    for (const area of of) await lockPeriod(tx, office.actor, { area, ...asked })
  })
  return true
}

function oneArea(pick: number): (typeof areas)[number] {
  return (['purchase', 'stock', 'finance'] as const)[pick % 3] ?? 'purchase'
}
