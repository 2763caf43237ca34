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
const patiently = { timeout: 20_000, interval: 100 }
const problems: string[] = []

beforeAll(async () => {
  office = await openOffice()
  line = await openBadLine(office.url)
  const { window, page } = await office.enter()
  await page.clock.install()
  rina = deskOf(window, page, line.url)
  budi = await office.enter()
  for (const each of [rina.page, budi.page]) {
    each.setDefaultTimeout(20_000)
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
    await rina.page.waitForTimeout(300)
  }
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
    await expect.poll(() => line.asked, patiently).toBeGreaterThan(0)
    const name = `CV Lewat ${mode}`
    await budi.go('/pelanggan/tambah')
    await budi.page
      .getByLabel(/^Nama pelanggan/)
      .first()
      .fill(name)
    await save(budi)
    await budi.page.waitForURL(/\/pelanggan\/detail\//)
    expect(await rina.page.getByText(name).count()).toBe(0)
    await aMinutePasses()
    await expect.poll(() => rina.page.getByText(name).count(), patiently).toBeGreaterThan(0)
    expect(line.asked).toBeGreaterThan(1)
  })

  test('a document shows it, and a form being typed in is left alone: 409, with the comparison', async () => {
    line.mode = mode
    const said = `Lewat ${mode}`
    await rina.go(`/order/detail/${orderId}`)
    await budi.go(`/order/edit/${orderId}`)
    await notes(budi).fill(said)
    await save(budi)
    await budi.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
    await aMinutePasses()
    await expect.poll(() => rina.page.getByText(said).count(), patiently).toBeGreaterThan(0)

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
    await expect.poll(() => dialog.innerText(), patiently).toContain(`Orang lain ${mode}`)
    expect(await dialog.innerText()).toContain(`Ketikan ${mode}`)
    await dialog.getByRole('button', { name: 'Pakai punya saya' }).click()
    await rina.page.waitForURL(new RegExp(`/order/detail/${orderId}`))
  })
})

test('when the line is good again it is used again', async () => {
  line.mode = 'good'
  await rina.go('/pelanggan/')
  await rina.page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
  await expect.poll(() => line.asked, patiently).toBeGreaterThan(0)
  await rina.page.waitForTimeout(500)
  await budi.go('/pelanggan/tambah')
  await budi.page
    .getByLabel(/^Nama pelanggan/)
    .first()
    .fill('CV Sambungan Baik')
  await save(budi)
  await expect.poll(() => rina.page.getByText('CV Sambungan Baik').count(), { timeout: 4000 }).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
