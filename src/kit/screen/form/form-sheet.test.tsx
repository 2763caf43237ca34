// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../client/auth.ts'
import { FormSheet } from './form-sheet.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const user = { id: 'u1', name: 'Siti', email: 'siti@contoh.id', isPending: false, companyId: 'c1' }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  useAuth.setState({ user, token: 't', permissions: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface PanelProps {
  readonly onClose: () => void
  readonly save?: () => Promise<unknown>
  readonly draft?: string
  readonly more?: ReactNode
  readonly saveLabel?: string
  readonly also?: string
}

function Panel({ onClose, save = () => Promise.resolve(), draft, more, ...labels }: PanelProps) {
  const form = useForm({ initial: { name: '' }, save, saved: onClose, ...(draft && { draft }) })
  return (
    <FormSheet form={form} title="Nomor invoice" onClose={onClose} {...labels}>
      <TextField name="name" label="Format" />
      {more}
    </FormSheet>
  )
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Format'), { target: { value: text } })
const escape = () => fireEvent.keyDown(screen.getByLabelText('Format'), { key: 'Escape' })
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!)
const question = () => screen.queryByText('Simpan perubahan sebelum keluar?')
const asked = () => screen.findByText('Simpan perubahan sebelum keluar?')

test('a panel that nothing was typed into closes at once', () => {
  const onClose = vi.fn()
  render(<Panel onClose={onClose} />)
  escape()
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test('what a form filled in by itself is not asked about', () => {
  const onClose = vi.fn()
  function Filled() {
    const form = useForm({ initial: { name: '' }, save: () => Promise.resolve(), saved: () => {} })
    useEffect(() => form.store.write('name', 'Yth. Bapak Rudi'), [form.store])
    return (
      <FormSheet form={form} title="Kirim invoice" onClose={onClose}>
        <TextField name="name" label="Format" />
      </FormSheet>
    )
  }
  render(<Filled />)
  expect(screen.getByLabelText<HTMLInputElement>('Format').value).toBe('Yth. Bapak Rudi')
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['Escape', 'Batal', 'Tutup'])('what was typed is not lost by %s: the panel asks first', async (way) => {
  const onClose = vi.fn()
  render(<Panel onClose={onClose} />)
  type('INV/{seq}')
  if (way === 'Escape') escape()
  else press(way)
  expect(onClose).not.toHaveBeenCalled()
  await asked()
  press('Tetap di sini')
  expect(question()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Format').value).toBe('INV/{seq}')
  escape()
  await asked()
  press('Keluar tanpa simpan')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the question can save, and then the panel closes', async () => {
  const [onClose, save] = [vi.fn(), vi.fn(() => Promise.resolve())]
  render(<Panel onClose={onClose} save={save} />)
  type('INV/{seq}')
  escape()
  await asked()
  press('Simpan')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledWith({ name: 'INV/{seq}' }, 'close')
})

test.each([
  ['Bayar', undefined, 'close'],
  ['Simpan draf', 'Simpan draf', 'also'],
])('the question says what saving does: %s', async (way, also, then) => {
  const save = vi.fn(() => Promise.resolve())
  render(<Panel onClose={() => {}} save={save} saveLabel="Bayar" {...(also && { also })} />)
  type('500.000')
  escape()
  await screen.findByText(`${way} sebelum keluar?`)
  press(way)
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ name: '500.000' }, then))
})

test('where there is one field, Enter saves; where there are two, it does not', async () => {
  const [one, two] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  const onClose = vi.fn()
  const { unmount } = render(<Panel onClose={onClose} save={one} />)
  type('INV/{seq}')
  fireEvent.keyDown(screen.getByLabelText('Format'), { key: 'Enter' })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  unmount()
  render(<Panel onClose={onClose} save={two} more={<TextField name="note" label="Catatan" />} />)
  fireEvent.keyDown(screen.getByLabelText('Format'), { key: 'Enter' })
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0])
})

function Called({ save }: { readonly save: (values: { phone: string }) => Promise<unknown> }) {
  const form = useForm({ initial: { phone: '' }, save, saved: () => {} })
  return (
    <FormSheet form={form} title="Telepon bantuan" onClose={() => {}}>
      <PhoneField name="phone" label="Telepon" />
    </FormSheet>
  )
}

test('what Enter saves is what a field makes of it when it is left', async () => {
  const save = vi.fn((_values: { phone: string }) => Promise.resolve())
  render(<Called save={save} />)
  const field = screen.getByLabelText('Telepon')
  field.focus()
  fireEvent.change(field, { target: { value: '0812 9000 4400' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ phone: '+6281290004400' }, 'close'))
})

test('a panel that keeps a draft closes without a question', () => {
  const onClose = vi.fn()
  render(<Panel onClose={onClose} draft="nomor" />)
  type('INV/{seq}')
  escape()
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})
