import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPhoto, phoneExif } from '#kit/files/cast/pictures.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// The card of photos and papers, as a person meets it on a customer: by choice, camera, drop and paste; without a network.
let office: Office
let customers: readonly string[] = []

beforeAll(async () => {
  office = await openOffice()
  const { rows } = await office.db.pool.query('select id from customer where company_id = $1 order by id limit 8', [
    office.companyId,
  ])
  customers = rows.map((row: { id: string }) => row.id)
})
afterAll(() => office?.close())

/** A photo as a phone takes it: 12 megapixels of grain, some megabytes, with time and place. */
async function fromCamera(seed: number): Promise<Buffer> {
  return aPhoto(seed, 4000, 3000).withExif(phoneExif).sharpen().jpeg({ quality: 100 }).toBuffer()
}

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const card = ({ page }: Desk) => page.getByRole('region', { name: /^Lampiran/ })
const tiles = (desk: Desk) => card(desk).getByRole('button', { name: /^Foto / })

async function openCustomer(at: number, width = 1366): Promise<Desk> {
  const desk = await office.enter({}, { width, height: 900 })
  await desk.go(`/pelanggan/detail/${customers[at]}`)
  await card(desk).waitFor()
  await card(desk).getByText('Belum ada lampiran.').waitFor()
  return desk
}

/** Gives files by the clipboard or by dropping them on the card. */
async function give(desk: Desk, how: 'paste' | 'drop', name: string, bytes: Buffer, type = 'image/jpeg') {
  await card(desk).evaluate(
    (node, given) => {
      const data = new DataTransfer()
      const body = Uint8Array.from(atob(given.body), (letter) => letter.charCodeAt(0))
      data.items.add(new File([body], given.name, { type: given.type }))
      const event =
        given.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      node.dispatchEvent(event)
    },
    { how, name, type, body: bytes.toString('base64') },
  )
}

describe('on a phone of 360', () => {
  test('a photo from the camera is drawn small before it travels, and its time and place arrive', async () => {
    const desk = await openCustomer(0, 360)
    const { page } = desk
    // As high as the page: what stands half under a bar that sticks to the bottom is a matter of scrolling.
    const phone = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 4000 })
    expect(await complaintsInBothThemes(page)).toEqual([])
    if (phone) await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Ambil foto' }).waitFor()
    const photo = await fromCamera(1)
    expect(photo.length).toBeGreaterThan(1_000_000)
    const sending = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/api/berkas/'),
    )
    await page.getByTestId('camera').setInputFiles(picture('IMG_0001.jpg', photo))
    const sent = Number((await (await sending).allHeaders())['content-length'])
    expect(sent).toBeLessThan(420_000)

    await tiles(desk).first().click()
    const light = page.getByRole('dialog', { name: 'IMG_0001.jpg' })
    await light.getByText('Diambil').waitFor()
    expect(await light.innerText()).toContain('Xiaomi Redmi Note 12')
    expect(await light.getByRole('link', { name: 'Lihat lokasi di peta' }).getAttribute('href')).toContain('-6.175283')
    expect(await complaintsInBothThemes(page)).toEqual([])
    const { rows } = await office.db.pool.query('select width, height, size, thumb_key from file where owner_id = $1', [
      customers[0],
    ])
    expect(rows).toMatchObject([{ width: 1600, height: 1200 }])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await desk.window.close()
  })

  test('a photo taken without a network waits and is sent when the network is back', async () => {
    const desk = await openCustomer(1, 360)
    await desk.window.setOffline(true)
    await desk.page.getByTestId('camera').setInputFiles(picture('lapangan.jpg', await aPhoto(2).jpeg().toBuffer()))
    await card(desk).getByText('Tidak ada koneksi. Dikirim lagi nanti.').waitFor()
    await desk.page.getByRole('status').getByText('Offline· 1 antre').waitFor()
    await desk.window.setOffline(false)
    await tiles(desk).first().waitFor()
    expect(await card(desk).getByText('Tidak ada koneksi').count()).toBe(0)
    await desk.window.close()
  })

  test('what was not sent is still there after the page was closed, and goes when it can', async () => {
    const desk = await openCustomer(6, 360)
    await desk.page.route('**/api/berkas/**', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    )
    await desk.page.getByTestId('camera').setInputFiles(picture('antre.jpg', await aPhoto(9).jpeg().toBuffer()))
    await card(desk).getByText('Belum terkirim. Periksa koneksi.').waitFor()
    await desk.page.reload()
    await card(desk).getByText('antre.jpg').waitFor()
    await card(desk).getByText('Belum terkirim. Periksa koneksi.').waitFor()
    await desk.page.unroute('**/api/berkas/**')
    await desk.page.reload()
    await tiles(desk).first().waitFor()
    expect(await card(desk).getByText('antre.jpg').count()).toBe(0)
    await desk.window.close()
  })
})

test('what waits on this device is found from any page: by name, sent again or thrown away there', async () => {
  const desk = await openCustomer(7)
  const { page } = desk
  await page.route('**/api/berkas/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  const files = [
    picture('pondasi.jpg', await aPhoto(11).jpeg().toBuffer()),
    picture('salah.jpg', await aPhoto(12).jpeg().toBuffer()),
  ]
  await page.getByTestId('files').setInputFiles(files)
  // Both are put by, one after the other, before the page is left.
  await expect.poll(() => card(desk).getByText('Belum terkirim. Periksa koneksi.').count()).toBe(2)
  await desk.go('/account-setting?bagian=perangkat')
  const queue = page.getByRole('region', { name: 'Antrean kirim' })
  await queue.getByText('pondasi.jpg').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await queue.getByRole('button', { name: 'Buang salah.jpg' }).click()
  await page.unroute('**/api/berkas/**')
  await queue.getByRole('button', { name: 'Coba lagi pondasi.jpg' }).click()
  await queue.getByText('Tidak ada yang menunggu.').waitFor()
  await desk.go(`/pelanggan/detail/${customers[7]}`)
  await tiles(desk).first().waitFor()
  expect(await tiles(desk).count()).toBe(1)
  await desk.window.close()
})

describe('at a desk', () => {
  test('photos and papers come by drop and paste; the keyboard goes through them; one is removed', async () => {
    const desk = await openCustomer(2)
    const { page } = desk
    await give(desk, 'drop', 'satu.jpg', await aPhoto(3).jpeg().toBuffer())
    await give(desk, 'paste', 'dua.jpg', await aPhoto(4).jpeg().toBuffer())
    await give(desk, 'drop', 'Kontrak 2026.pdf', aPaper(), 'application/pdf')
    await expect.poll(() => tiles(desk).count()).toBe(2)
    const paper = card(desk).getByTitle('Buka Kontrak 2026.pdf')
    await paper.waitFor()
    expect(await complaintsInBothThemes(page)).toEqual([])
    await paper.click()
    await page.getByRole('dialog').getByText('Kontrak 2026.pdf').waitFor()
    await page.getByRole('dialog').locator('canvas, img').first().waitFor()
    expect(await complaintsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await tiles(desk).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'satu.jpg' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: 'dua.jpg' }).waitFor()
    await page.getByRole('button', { name: 'Jadikan internal saja' }).click()
    await page.getByText('Internal saja', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await page.getByRole('button', { name: 'Hapus lampiran' }).click()
    await expect.poll(() => tiles(desk).count()).toBe(1)
    await desk.window.close()
  })

  test('a file that is not what it says is refused where it was given, and can be thrown away', async () => {
    const desk = await openCustomer(3)
    await give(desk, 'drop', 'foto.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))
    await card(desk).getByText('Jenis berkas ini tidak diterima.').waitFor()
    expect(await complaintsInBothThemes(desk.page)).toEqual([])
    await card(desk).getByRole('button', { name: 'Buang foto.jpg' }).click()
    await card(desk).getByText('Belum ada lampiran.').waitFor()
    await desk.window.close()
  })

  test('who may only look sees the photos and no way to change them', async () => {
    const desk = await openCustomer(4)
    await give(desk, 'drop', 'foto.jpg', await aPhoto(5).jpeg().toBuffer())
    await tiles(desk).first().waitFor()
    const looker = await office.enter({ permissions: ['view pelanggan'] })
    await looker.go(`/pelanggan/detail/${customers[4]}`)
    await tiles(looker).first().click()
    await looker.page.getByRole('dialog').waitFor()
    for (const name of ['Hapus', 'Jadikan internal saja', 'Tambah lampiran']) {
      expect(await looker.page.getByRole('button', { name }).count(), name).toBe(0)
    }
    await desk.window.close()
    await looker.window.close()
  })

  test('a list that does not come says so in its card, and comes when asked again', async () => {
    const desk = await office.enter()
    await desk.page.route('**/api/berkas/pelanggan/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'x' } }),
    )
    await desk.go(`/pelanggan/detail/${customers[5]}`)
    await card(desk).getByText('Lampiran gagal dimuat.').waitFor()
    await desk.page.unroute('**/api/berkas/pelanggan/*')
    await card(desk).getByRole('button', { name: 'Coba lagi' }).click()
    await card(desk).getByText('Belum ada lampiran.').waitFor()
    await desk.window.close()
  })
})

test('the copy of a photo that is shown is small', async () => {
  const { rows } = await office.db.pool.query('select id from file where thumb_key is not null limit 1')
  const desk = await office.enter()
  const answer = await desk.page.request.get(`${office.url}/storage/${rows[0].id}?size=thumb`)
  const body = await answer.body()
  expect(body.length).toBeLessThan(40_000)
  expect((await sharp(body).metadata()).format).toBe('webp')
  await desk.window.close()
})
