import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type Office } from './office.ts'

// Example data beside an empty company: filled, looked at, put away; the own company stays as it was.
let office: Office
let desk: Desk

beforeAll(async () => {
  office = await openOffice({ empty: true })
  desk = await office.enter()
})
afterAll(() => office?.close())

const steps = () => desk.page.getByRole('heading', { name: 'Mulai dari sini' })
const card = () => desk.page.getByRole('region', { name: 'Data contoh' })

test('the example is filled while one works, and opened', async () => {
  await desk.go('/dashboard')
  await steps().waitFor()
  await card().getByRole('button', { name: 'Isi data contoh' }).click()
  await card().getByRole('button', { name: 'Buka data contoh' }).click({ timeout: 120_000 })
  await card().getByText('Ini data contoh').waitFor()
  // Everything is there already: nothing to begin with.
  await steps().waitFor({ state: 'detached' })
})

test('put away, the own company is open again, with the steps it still has before it', async () => {
  await card().getByRole('button', { name: 'Hapus data contoh' }).click()
  const dialog = desk.page.getByRole('dialog', { name: 'Hapus data contoh?' })
  await dialog.getByRole('button', { name: 'Hapus data contoh' }).click()
  await card().getByRole('button', { name: 'Isi data contoh' }).waitFor()
  await steps().waitFor()
  await desk.page.reload()
  await steps().waitFor()
  expect(await card().getByRole('button', { name: 'Isi data contoh' }).count()).toBe(1)
})
