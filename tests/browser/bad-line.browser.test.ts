import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBadLine, type BadLine, type LineMode } from './bad-line.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'

// Behind a proxy that keeps the stream back, cuts it or lets it die, screens still show what others did: they ask.
let office: Office
let line: BadLine
/** Behind the bad line. */
let rina: Desk
/** On a line of his own. */
let budi: Desk
let orderId: string
const problems: string[] = []
/** What she has asked the server and not been told yet, beside the line itself. */
const calls = new Set<unknown>()

beforeAll(async () => {
  office = await openOffice()
  line = await openBadLine(office.url)
  const { window, page } = await office.enter()
  await page.clock.install()
  rina = deskOf(window, page, line.url)
  budi = await office.enter()
  page.on('request', (call) => call.url().includes('/api/') && !call.url().includes('/api/live') && calls.add(call))
  page.on('requestfinished', (call) => calls.delete(call)).on('requestfailed', (call) => calls.delete(call))
  for (const each of [rina.page, budi.page]) {
    each.on('pageerror', (error) => problems.push(error.message))
  }
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select id from sales_order where company_id = $1 and state = 'draft' order by id desc limit 1`,
    [office.companyId],
  )
  orderId = rows[0]?.id ?? ''
})

afterAll(async () => {
  await line?.close()
  await office?.close()
})

beforeEach(() => {
  line.asked = 0
})

/** Lets a minute pass in her window, ten seconds at a time: the line is given up, and what is in sight is asked again. */
async function aMinutePasses(): Promise<void> {
  for (let tens = 0; tens < 7; tens += 1) {
    await rina.page.clock.fastForward(10_000)
    await expect.poll(() => calls.size).toBe(0)
  }
}

/** The same as often as it needs until something is so. */
async function inTime(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const passed = async () => {
    await rina.page.clock.fastForward(10_000)
    return isSo()
  }
  await expect.poll(passed, { interval: 300 }).toBe(true)
}

async function save(desk: Desk): Promise<void> {
  await desk.page
    .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
    .first()
    .click()
}

const notes = (desk: Desk) => desk.page.getByLabel(/^Catatan di dokumen/).first()

describe.each<[LineMode, string]>([
  ['buffers', 'keeps the stream back'],
  ['cuts', 'cuts the stream'],
  ['quiet', 'lets the stream die without a word'],
])('a line that %s: it %s', (mode) => {
  test('a list shows what somebody else added', async () => {
    line.mode = mode
    await rina.go('/pelanggan/')
    await rina.page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
    await expect.poll(() => line.asked).toBeGreaterThan(0)
    const name = `CV Lewat ${mode}`
    await budi.go('/pelanggan/tambah')
    await budi.page
      .getByLabel(/^Nama pelanggan/)
      .first()
      .fill(name)
    await save(budi)
    await budi.page.waitForURL(/\/pelanggan\/detail\//)
    await inTime(async () => (await rina.page.getByText(name).count()) > 0)
    await inTime(() => line.asked > 1)
  })

  test('a document shows it, and a form being typed in is left alone: 409, with the comparison', async () => {
    line.mode = mode
    const said = `Lewat ${mode}`
    await rina.go(`/order/detail/${orderId}`)
    await budi.go(`/order/edit/${orderId}`)
    await notes(budi).fill(said)
    await save(budi)
    await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
    await inTime(async () => (await rina.page.getByText(said).count()) > 0)

    await rina.go(`/order/edit/${orderId}`)
    await notes(rina).fill(`Ketikan ${mode}`)
    await budi.go(`/order/edit/${orderId}`)
    await notes(budi).fill(`Orang lain ${mode}`)
    await save(budi)
    await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
    await aMinutePasses()
    expect(await notes(rina).inputValue()).toBe(`Ketikan ${mode}`)
    await save(rina)
    const dialog = rina.page.getByRole('dialog', { name: 'Data ini sudah berubah' })
    await dialog.getByRole('button', { name: 'Lihat perbedaan' }).click()
    await expect.poll(() => dialog.innerText()).toContain(`Orang lain ${mode}`)
    expect(await dialog.innerText()).toContain(`Ketikan ${mode}`)
    await dialog.getByRole('button', { name: 'Pakai punya saya' }).click()
    await rina.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
  })
})

test('when the line is good again it is used again', async () => {
  line.mode = 'good'
  const standing = rina.page.waitForResponse((answer) => answer.url().includes('/api/live'))
  await rina.go('/pelanggan/')
  await rina.page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
  await standing
  await budi.go('/pelanggan/tambah')
  await budi.page
    .getByLabel(/^Nama pelanggan/)
    .first()
    .fill('CV Sambungan Baik')
  await save(budi)
  await expect.poll(() => rina.page.getByText('CV Sambungan Baik').count()).toBeGreaterThan(0)
  // It came by the line: a page asks by itself only once that is gone, and then opens another.
  expect(line.asked).toBe(1)
  expect(problems).toEqual([])
})
