// `npm run bench`: what a request costs the machine, beside a bare handler with the same SQL, and the SQL alone.
import { parseArgs } from 'node:util'
import { largeSize } from '#app/seed/large/fill-large.ts'
import { measureAll, type Plan } from './measure-all.ts'
import { filledFolder } from './data.ts'
import { measureGrowth, measureStart } from './growth.ts'
import { ms, tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    refill: { type: 'boolean', default: false },
    only: { type: 'string' },
    growth: { type: 'string' },
  },
})

const { template } = largeSize
const long: Plan = {
  large: { customers: 100_000, orders: 300_000, items: 10_000, template },
  small: { customers: 100_000, orders: 10_000, items: 10_000, template },
  effort: { seconds: 5, warm: 48, most: { 1: 2000, 16: 4000 } },
  createEffort: { seconds: 30, warm: 32, most: { 1: 150, 16: 400 } },
  paperEffort: { seconds: 20, warm: 300, most: { 1: 300, 16: 600 } },
  isBuilt: true,
}
const tiny = { customers: 10, orders: 10, purchases: 6, brands: 1 }
const short: Plan = {
  large: { customers: 60, orders: 60, items: 44, template: tiny },
  small: { customers: 60, orders: 40, items: 44, template: tiny },
  effort: { seconds: 2, warm: 2, most: { 1: 4, 16: 16 } },
  createEffort: { seconds: 2, warm: 2, most: { 1: 4, 16: 16 } },
  paperEffort: { seconds: 2, warm: 2, most: { 1: 4, 16: 16 } },
  isBuilt: false,
}

const plan = values.short ? short : long
const say = (line: string) => console.error(line)
const filling = { isAnew: values.short || values.refill, say }
const large = await filledFolder('large', plan.large, filling)
const small = await filledFolder('small', plan.small, filling)

const measured = await measureAll(large, plan, { only: values.only, say })
console.log(`\n${tableOf(measured.rows)}\n`)
console.log(
  `Daftar order selagi 8 klien mencetak PDF: p50 ${ms(measured.whilePrinting.p50)} ms, p95 ${ms(measured.whilePrinting.p95)} ms`,
)
const { serving, printing } = measured.memory
console.log(`Memori server: ${ms(serving)} MB melayani (sasaran ≤ 150 MB), ${ms(printing)} MB dengan percetakan PDF`)

let errors = measured.errors
if (!values.only || values.growth) {
  const growth = await measureGrowth({ small, large }, plan, values.growth)
  for (const { name, few, many } of growth) {
    const [before, after] = [few.appCpu + few.dbCpu, many.appCpu + many.dbCpu]
    errors += few.errors + many.errors
    console.log(
      `${name}: ${plan.small.orders} order ${ms(before)} ms CPU, ${plan.large.orders} order ${ms(after)} ms CPU: ${ms(after / Math.max(0.001, before))}× (sasaran ≤ 1,3×)`,
    )
  }
  const started = await measureStart(large, plan)
  console.log(`Dari mulai sampai melayani, PostgreSQL ikut dihidupkan: ${ms(started)} ms (sasaran ≤ 1.500 ms)`)
}
console.log(`Galat: ${errors}`)
process.exitCode = errors === 0 ? 0 : 1
