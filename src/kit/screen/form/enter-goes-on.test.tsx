// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../client/auth.ts'
import { LineQuantities } from '../document/line-quantities.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { QuantityField } from './amount-field.tsx'
import { enterGoesOn } from './enter-goes-on.ts'
import { FormContext } from './form-context.ts'
import { FormSheet } from './form-sheet.tsx'
import { Repeat } from './repeat.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { useForm, type FormHandle } from './use-form.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  useAuth.setState({ token: 't', permissions: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown: { form?: FormHandle } = {}

function Panel({ rows }: { readonly rows: readonly { key: string; qty: string; more: string }[] }) {
  const form = useForm({
    initial: { lines: rows, extra: [], driver: 'Agus', note: '' },
    save: () => Promise.resolve(),
    saved: () => {},
  })
  useEffect(() => {
    shown.form = form
  })
  const goods = rows.map(({ key }) => ({ key, description: key, unit: 'zak', note: '' }))
  return (
    <TooltipProvider>
      <FormSheet form={form} title="Kirim barang" onClose={() => {}} saveLabel="Buat surat jalan">
        <LineQuantities
          label="Kirim"
          field="qty"
          lines={goods}
          more={(path) => <QuantityField name={`${path}.more`} label="Koli" optional />}
        />
        <Repeat name="extra" of="orang" blank={() => ({ name: '', qty: '' })}>
          {(path) => (
            <>
              <TextField name={`${path}.name`} label="Nama" />
              <QuantityField name={`${path}.qty`} label="Hari" />
            </>
          )}
        </Repeat>
        <TextField name="driver" label="Sopir" />
        <TextArea name="note" label="Keterangan" optional />
      </FormSheet>
    </TooltipProvider>
  )
}

const rows = ['Semen', 'Pasir'].map((key) => ({ key, qty: '5', more: '' }))
const here = () => document.activeElement as HTMLInputElement
const enter = (held = {}) => fireEvent.keyDown(here(), { key: 'Enter', ...held })
const type = (text: string) => fireEvent.change(here(), { target: { value: text } })
const save = () => screen.getByRole('button', { name: 'Buat surat jalan' })
const lastDays = () => screen.getAllByLabelText('Hari').at(-1)

test('120, Enter, 30, Enter are two quantities, and the button that saves is next; Shift+Enter goes back', () => {
  render(<Panel rows={rows} />)
  const [first, second] = screen.getAllByLabelText('Kirim')
  act(() => first!.focus())
  type('120')
  enter()
  expect(here()).toBe(second)
  type('30')
  enter()
  expect(here()).toBe(save())
  expect(shown.form?.store.read('lines')).toMatchObject([{ qty: '120' }, { qty: '30' }])
  act(() => second!.focus())
  enter({ shiftKey: true })
  expect(here()).toBe(first)
})

test('an optional amount is passed; from it one goes on to the next row', () => {
  render(<Panel rows={rows} />)
  act(() => screen.getAllByLabelText(/^Koli/)[0]!.focus())
  enter()
  expect(here()).toBe(screen.getAllByLabelText('Kirim')[1])
})

test('rows that may be added: on to the empty name of the next one, then to the button that adds another', async () => {
  render(<Panel rows={rows} />)
  const add = screen.getByRole('button', { name: 'Tambah orang' })
  fireEvent.click(add)
  await vi.waitFor(() => expect(here()).toBe(screen.getByLabelText('Nama')))
  type('Budi')
  enter()
  expect(here()).toBe(lastDays())
  type('6')
  enter()
  expect(here()).toBe(add)
  fireEvent.click(add)
  await vi.waitFor(() => expect(here()).toBe(screen.getAllByLabelText('Nama')[1]))
  act(() => screen.getAllByLabelText('Hari')[0]!.focus())
  enter()
  expect(here()).toBe(screen.getAllByLabelText('Nama')[1])
})

test('what must be said and is still empty is not passed on the way from an amount', () => {
  render(<Panel rows={rows} />)
  fireEvent.change(screen.getByLabelText('Sopir'), { target: { value: '' } })
  act(() => screen.getAllByLabelText('Kirim')[1]!.focus())
  enter()
  expect(here()).toBe(screen.getByLabelText('Sopir'))
})

test('from a text Enter goes to the next field; in several lines of text it is a line', () => {
  render(<Panel rows={rows} />)
  act(() => screen.getByLabelText('Sopir').focus())
  enter()
  expect(here()).toBe(screen.getByLabelText(/^Keterangan/))
  expect(enter()).toBe(true)
  expect(here()).toBe(screen.getByLabelText(/^Keterangan/))
})

test('where no amount must be said, Enter stops at each; with nowhere to go on to, it marks what was written', () => {
  function Sheet() {
    const optional = useForm({ initial: { a: '1', b: '2' }, save: () => Promise.resolve(), saved: () => {} })
    return (
      <FormContext value={{ store: optional.store, id: 'o' }}>
        <div role="presentation" data-form onKeyDown={enterGoesOn}>
          <QuantityField name="a" label="Satu" optional />
          <QuantityField name="b" label="Dua" optional />
        </div>
      </FormContext>
    )
  }
  render(<Sheet />)
  act(() => screen.getByLabelText(/^Satu/).focus())
  enter()
  expect(here()).toBe(screen.getByLabelText(/^Dua/))
  type('30')
  enter()
  expect([here().selectionStart, here().selectionEnd]).toEqual([0, 2])
})
