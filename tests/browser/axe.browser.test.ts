import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../cast/length.ts'
import { complaintsInBothThemes, complaintsInTheme } from './axe.ts'
import { INSIDE, PUBLIC } from './axe-routes.ts'
import { heldLinks } from './axe-links.ts'
import { recordsOf } from './axe-records.ts'
import { openWindow } from './chromium.ts'
import { openSettled, walkSettled } from './settled.ts'
import { sideways, smallTargets } from './targets.ts'
import { type Desk, deskOf, type Office, openOffice } from './office.ts'

// As high as the longest page: what stands half under a bar that sticks to the bottom is a matter of scrolling.
const SIZES = [
  { name: '1366', width: 1366, height: 2400, isCalm: true },
  { name: '360', width: 360, height: 4000, isCalm: true },
] as const

// What opens over a page is asked in both widths, the wide one by day, the narrow one by night; a page itself on the
// phone alone, every other one by night. `npm run test:all` asks all in both widths and themes (docs/decisions/0046).
const THEMES = [
  { own: 'light', other: 'dark' },
  { own: 'dark', other: 'light' },
] as const

let office: Office
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  office = await openOffice()
  const desk = await office.enter()
  ids = await recordsOf(office, desk)
  await desk.window.close()
})

afterAll(() => office?.close())

const addressOf = (route: string) => route.replaceAll(/\$\w+/g, (part) => ids[part] ?? part)

const settle = ({ page }: Desk, address: string) => openSettled(page, office.url + address)

let desks: readonly Desk[]
beforeAll(async () => {
  desks = await Promise.all(SIZES.map((size) => office.enter({}, size)))
})

/** Brings every desk into a state and asks axe there: both widths at once, each in its theme. */
async function complaints(at: readonly Desk[], bring: (desk: Desk) => Promise<unknown>): Promise<string[]> {
  const found = await Promise.all(
    at.map(async (desk, index) => {
      await bring(desk)
      const { own, other } = THEMES[index] ?? THEMES[0]
      const here = await complaintsInTheme(desk.page, own)
      const more = isWhole ? await complaintsInTheme(desk.page, other, 'colours') : []
      return [...here, ...more].map((one) => `${desk.page.viewportSize()?.width} ${one}`)
    }),
  )
  return found.flat()
}

/** Strangers come by phone; before a release at a desk as well. */
const strangersAt = () =>
  Promise.all(
    (isWhole ? SIZES : SIZES.slice(1)).map(async (size) => {
      const window = await openWindow(office.browser, size)
      return deskOf(window, await window.newPage(), office.url)
    }),
  )

/** Too low for a thumb on the phone: the word that ends a sentence may be narrow, not low. */
async function lowTargets(strangers: readonly Desk[]): Promise<string[]> {
  const narrow = strangers.at(-1)
  if (!narrow) throw new Error('nobody')
  return (await smallTargets(narrow.page)).filter((one) => Number(/×(\d+)/.exec(one)?.[1]) < 43)
}

test('the public pages', async () => {
  const strangers = await strangersAt()
  for (const address of PUBLIC) {
    expect.soft(await complaints(strangers, (desk) => settle(desk, address)), address).toEqual([])
    expect.soft(await lowTargets(strangers), `${address} for a thumb`).toEqual([])
  }
  for (const { window } of strangers) await window.close()
})

test('the same with a code that is waited for, and with links that hold', async () => {
  const strangers = await strangersAt()
  const links = await heldLinks(office)
  const see = (title: string, address: () => Promise<string> | string) =>
    complaints(strangers, async (desk) => {
      await settle(desk, await address())
      await desk.page.getByRole('heading', { level: 1, name: title }).waitFor()
    })
  for (const from of ['email', 'app']) {
    for (const { page } of strangers) {
      await page.addInitScript((from) => {
        sessionStorage.setItem('otp', 'ratna@wirabangun.co.id')
        sessionStorage.setItem('otp-dari', from)
      }, from)
    }
    expect.soft(await see('Masukkan kode OTP', () => '/otp'), `a code from the ${from}`).toEqual([])
    for (const { page } of strangers) expect(await page.getByRole('button', { name: 'Verifikasi' }).count()).toBe(1)
  }
  expect.soft(await see('Kata sandi baru', () => links.reset)).toEqual([])
  for (const { page } of strangers) await page.getByLabel('Ulangi kata sandi').waitFor()
  expect.soft(await see('Email terverifikasi', links.verify)).toEqual([])
  expect.soft(await see('Terima undangan', () => links.invitation)).toEqual([])
  for (const { page } of strangers) await page.getByLabel('Nama lengkap').waitFor()
  expect.soft(await lowTargets(strangers), 'an invitation for a thumb').toEqual([])
  for (const { window } of strangers) await window.close()
})

/** Asks one page on a phone: what axe finds, what is too small for a thumb, what sticks out of the narrowest window. */
async function faultsOnPhone(desk: Desk, route: string, theme: 'light' | 'dark'): Promise<string[]> {
  const { page } = desk
  if (!isWhole) await walkSettled(page, addressOf(route))
  const found = isWhole ? [] : await complaintsInTheme(page, theme)
  found.push(...(await smallTargets(page)).map((one) => `for a thumb: ${one}`))
  await page.setViewportSize({ width: 320, height: 4000 })
  const beyond = await sideways(page)
  if (beyond > 0) found.push(`sideways by ${beyond} at 320 px (WCAG 1.4.10)`)
  await page.setViewportSize({ width: 360, height: 4000 })
  return found
}

// Two phones at once: while one page waits for what it asked, the other is drawn.
let second: Desk
beforeAll(async () => {
  second = await office.enter({}, SIZES[1])
})

// An app that is open is gone through as by its links, which takes half as long as loading it for every page.
beforeAll(async () => {
  for (const desk of [desks[1], second]) if (desk) await settle(desk, '/dashboard')
})

const PAIRS = INSIDE.filter((_, at) => at % 2 === 0).map((dark, at) => ({ dark, light: INSIDE[at * 2 + 1] ?? dark }))

test.each(PAIRS)('$dark by night, $light by day', async ({ dark, light }) => {
  const [, narrow] = desks
  if (!narrow) throw new Error('two desks')
  if (isWhole) {
    for (const route of new Set([dark, light])) {
      expect.soft(await complaints(desks, (desk) => settle(desk, addressOf(route))), route).toEqual([])
      expect.soft(await faultsOnPhone(narrow, route, 'light'), route).toEqual([])
    }
    return
  }
  const [night, day] = await Promise.all([faultsOnPhone(narrow, dark, 'dark'), faultsOnPhone(second, light, 'light')])
  expect.soft(night, dark).toEqual([])
  expect.soft(day, light).toEqual([])
})

test('a form with errors', async () => {
  const save = async (desk: Desk) => {
    await settle(desk, '/order/tambah')
    await desk.page
      .getByRole('button', { name: /^Simpan( Ctrl S)?$/ })
      .last()
      .click()
    await desk.page.getByRole('alert').first().waitFor()
  }
  expect(await complaints(desks, save)).toEqual([])
})

test('an open picker, and the sheet that makes what it did not find', async () => {
  const customer = ({ page }: Desk) => page.getByRole('combobox', { name: 'Pelanggan', exact: true })
  const search = async (desk: Desk) => {
    await settle(desk, '/order/tambah')
    await customer(desk).fill('pt')
    await desk.page.getByRole('listbox').getByRole('option').first().waitFor()
  }
  expect(await complaints(desks, search)).toEqual([])
  const make = async (desk: Desk) => {
    await customer(desk).fill('PT Belum Ada')
    await desk.page
      .getByText(/^Tambah \w+ ["“]/)
      .first()
      .click()
    await desk.page.getByRole('dialog').waitFor()
  }
  expect(await complaints(desks, make)).toEqual([])
})

test('an open sheet, an open menu and an open dialog', async () => {
  const sheet = async (desk: Desk) => {
    await settle(desk, `/order/invoice/${ids['$order']}`)
    await desk.page.getByRole('button', { name: 'Kirim', exact: true }).first().click()
    await desk.page.getByRole('dialog').waitFor()
  }
  expect(await complaints(desks, sheet)).toEqual([])
  const menu = async ({ page }: Desk) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Menu / }).click()
    await page.getByRole('menu').waitFor()
  }
  expect(await complaints(desks, menu)).toEqual([])
  const dialog = async (desk: Desk) => {
    await settle(desk, '/pelanggan/tambah')
    await desk.page.getByLabel(/^Nama pelanggan/).fill('PT Ragu')
    await desk.page.getByRole('button', { name: 'Batal', exact: true }).click()
    await desk.page.getByRole('dialog').waitFor()
  }
  expect(await complaints(desks, dialog)).toEqual([])
  for (const { page } of desks) await page.getByRole('button', { name: 'Keluar tanpa simpan' }).click()
})

test('what an order of purchasing can do, and what can be done with its papers', async () => {
  const acts = async (desk: Desk) => {
    await settle(desk, addressOf('/pembelian-barang/detail/$purchase'))
    await desk.page.getByRole('button', { name: 'Tindakan lain' }).click()
    await desk.page.getByRole('menu').waitFor()
  }
  expect(await complaints(desks, acts)).toEqual([])
  const paper = async (desk: Desk) => {
    await settle(desk, addressOf('/pembelian-barang/?jenis=pembayaran&dokumen=$payment'))
    await desk.page.getByRole('button', { name: /^Tindakan pembayaran/ }).click()
    await desk.page.getByRole('menu').waitFor()
  }
  expect(await complaints(desks, paper)).toEqual([])
  const supplier = async (desk: Desk) => {
    await settle(desk, addressOf('/supplier/detail/$supplier'))
    await desk.page.getByRole('button', { name: 'Tindakan lain' }).click()
    await desk.page.getByRole('menu').waitFor()
  }
  expect(await complaints(desks, supplier)).toEqual([])
})

test('the filters of a list: in a sheet on the phone, in a chip beside the search', async () => {
  const [wide, narrow] = desks
  if (!wide || !narrow) throw new Error('two desks')
  await settle(wide, '/pelanggan/')
  await wide.page.getByRole('button', { name: 'Jenis' }).first().click()
  await wide.page.getByRole('dialog').waitFor()
  expect(await complaintsInBothThemes(wide.page)).toEqual([])
  await settle(narrow, '/pelanggan/')
  await narrow.page
    .getByRole('button', { name: /^Filter/ })
    .last()
    .click()
  await narrow.page.getByRole('dialog').waitFor()
  expect(await complaintsInBothThemes(narrow.page)).toEqual([])
})

test('what the top bar and the keys open: search, notices, the shortcuts, a role with its matrix', async () => {
  const search = async (desk: Desk) => {
    await settle(desk, '/dashboard')
    await desk.page.keyboard.press('Control+k')
    await desk.page.getByRole('combobox', { name: 'Cari apa saja' }).fill('semen')
    await desk.page.getByRole('option').first().waitFor()
  }
  expect(await complaints(desks, search)).toEqual([])
  const notices = async ({ page }: Desk) => {
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Pemberitahuan/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }
  expect(await complaints(desks, notices)).toEqual([])
  const keys = async (desk: Desk) => {
    await settle(desk, '/order/')
    await desk.page.keyboard.press('?')
    await desk.page.getByRole('dialog').waitFor()
  }
  expect(await complaints(desks, keys)).toEqual([])
  const role = async (desk: Desk) => {
    await settle(desk, '/permissions')
    await desk.page.getByRole('button', { name: 'Gudang', exact: true }).click()
    // Beside the roles on a desktop, over them on a phone.
    await desk.page.getByRole('checkbox', { name: 'Lihat Gudang', exact: true }).first().waitFor()
  }
  expect(await complaints(desks, role)).toEqual([])
})

test('an empty list, and a list that cannot be read', async () => {
  expect(await complaints(desks, (desk) => settle(desk, '/pelanggan/?q=tidakadayangbegini'))).toEqual([])
  const fail = async (desk: Desk) => {
    await desk.page.route('**/api/order*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Server sibuk.' } }),
    )
    await settle(desk, '/order/')
  }
  expect(await complaints(desks, fail)).toEqual([])
})
