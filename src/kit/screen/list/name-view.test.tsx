// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NameView } from './name-view.tsx'

afterEach(cleanup)

test('a view under a name that is taken replaces the other, and is said to before it does', () => {
  const onName = vi.fn()
  render(<NameView taken={['Belum lunas']} onClose={() => {}} onName={onName} />)
  const field = screen.getByLabelText('Nama tampilan')
  fireEvent.change(field, { target: { value: 'Belum' } })
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeTruthy()
  fireEvent.change(field, { target: { value: ' Belum lunas ' } })
  expect(screen.getByRole('status').textContent).toBe('Tampilan “Belum lunas” sudah ada dan akan diganti.')
  fireEvent.click(screen.getByRole('button', { name: 'Ganti' }))
  expect(onName).toHaveBeenCalledWith('Belum lunas')
})

test('a view gets another name, beginning with the one it has; its own name is not taken', () => {
  const onName = vi.fn()
  render(<NameView taken={['Belum lunas']} was="Belum lunas" onClose={() => {}} onName={onName} />)
  const field = screen.getByLabelText<HTMLInputElement>('Nama tampilan')
  expect(field.value).toBe('Belum lunas')
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.change(field, { target: { value: 'Belum lunas Bogor' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onName).toHaveBeenCalledWith('Belum lunas Bogor')
})
