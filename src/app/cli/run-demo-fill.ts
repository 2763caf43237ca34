import { parseArgs } from 'node:util'
import { withDatabase } from '#app/cli/with-database.ts'
import { WrongUse } from '#app/cli/wrong-use.ts'
import { knowDemo } from '#app/demo/store.ts'
import { hasOrders } from '#app/seed/has-orders.ts'
import { fillLarge, largeSize } from '#app/seed/large/fill-large.ts'
import { demoSizes, fillWholeDemo, type DemoMade } from '#app/seed/small.ts'
import { dayIn, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { openStorage } from '#kit/files/open-storage.ts'
import { useStorage } from '#kit/files/storage.ts'

/** `demo:fill`: a believable company, into an installation that has no order yet. */
export async function runDemoFill(args: string[]): Promise<number> {
  const options = { size: { type: 'string', default: 'small' }, orders: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const fill = fillOf(values.size, values.orders)
  const today = dayIn('Asia/Jakarta', now())

  const made = await withDatabase(async (db, env) => {
    useStorage(openStorage(env))
    if (await hasOrders(db.read)) throw new RangeError(inUse)
    if (values.size === 'large') console.log('Mengisi data besar: beberapa menit…')
    const filled = await fill(db, today)
    return { ...filled, name: await db.withTx((tx) => knowDemo(tx, filled.companyId)) }
  })
  const { customers, items, orders, purchases, name } = made
  console.log(`Data contoh dibuat: ${customers} pelanggan, ${items} barang, ${orders} order, ${purchases} pembelian.`)
  console.log(
    `Contohnya di perusahaan ${name}: masuk ke Mandor, lalu pilih perusahaan itu di kiri atas atau di dashboard.`,
  )
  return 0
}

const inUse =
  'Instalasi ini sudah berisi order, jadi data contoh tidak ditambahkan. Pakai DATA_DIR atau DATABASE_URL yang masih kosong.'

type Fill = (db: Database, today: Day) => Promise<DemoMade>

function fillOf(size: string, orders: string | undefined): Fill {
  if (size !== 'large') {
    if (size !== 'small' && size !== 'medium')
      throw new WrongUse(`--size harus small, medium, atau large, bukan "${size}".`)
    if (orders !== undefined) throw new WrongUse('--orders hanya untuk --size large.')
    return (db, today) => fillWholeDemo(db, today, demoSizes[size])
  }
  const count = Number(orders ?? largeSize.orders)
  if (!Number.isInteger(count) || count < largeSize.fewest)
    throw new WrongUse(`--orders paling sedikit ${largeSize.fewest}.`)
  return (db, today) => fillLarge(db, today, { ...largeSize, orders: count })
}
