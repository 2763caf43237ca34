// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormContext } from '../form/form-context.ts'
import { useForm, type FormHandle } from '../form/use-form.ts'
import { signIn, signOut } from '../client/auth.ts'
import { queryClient } from '../client/query-client.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { aFile, aLine, kept } from './cast.ts'
import { dropUpload, useUploads } from './uploads.ts'

// Put by as on a device with room.
vi.mock('./kept-uploads.ts', () => ({
  keepUpload: async () => true,
  forgetUpload: async () => undefined,
  keptUploads: async () => [],
  uploadsOf: async () => [],
}))

interface Values {
  readonly files: readonly string[]
}

const siti = { id: 'u1', name: 'Siti', email: 'siti@wira.test', isPending: false, companyId: 'c1' }

const held: { form?: FormHandle } = {}
const form = () => {
  if (!held.form) throw new Error('no form yet')
  return held.form
}
const save = vi.fn(async (_values: Values) => 'ok')

function Nota({ files, queue }: Values & { readonly queue?: string }) {
  const own = useForm<Values, string>({ initial: { files }, save, saved: () => undefined })
  useEffect(() => void (held.form = own), [own])
  return (
    <TooltipProvider>
      <FormContext value={{ store: own.store, id: own.id }}>
        <AttachmentField name="files" label="Foto nota" optional {...(queue && { queue })} />
      </FormContext>
    </TooltipProvider>
  )
}

afterEach(() => {
  cleanup()
  for (const { id } of useUploads.getState().list) dropUpload(id)
  queryClient.clear()
  save.mockClear()
  vi.unstubAllGlobals()
})

const give = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByTestId('files'), { target: { files } }))

test('a photo that arrives is a value of the form, and can be taken out again', async () => {
  aLine(kept('f1'))
  render(<Nota files={[]} />)
  await give(aFile())
  expect(await screen.findByText('nota.jpg')).toBeTruthy()
  expect(form().store.read('files')).toEqual(['f1'])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buang nota.jpg' })))
  expect(form().store.read('files')).toEqual([])
})

test('another sheet of the same page takes up nothing of what this one left unsent', async () => {
  const line = aLine(kept('f1'))
  line.hold()
  const first = render(<Nota files={[]} queue="bayar:s1" />)
  await give(aFile())
  first.unmount()
  const other = render(<Nota files={[]} queue="bayar:s2" />)
  expect(screen.queryByText('nota.jpg')).toBeNull()
  other.unmount()
  render(<Nota files={[]} queue="bayar:s1" />)
  expect(screen.getByText('nota.jpg')).toBeTruthy()
})

test('a save waits for a photo on its way, and takes it along', async () => {
  const line = aLine(kept('f1'))
  line.hold()
  render(<Nota files={[]} />)
  await give(aFile())
  let saved = Promise.resolve(false)
  act(() => void (saved = form().submit('close')))
  expect(save).not.toHaveBeenCalled()
  await act(async () => {
    line.release()
    expect(await saved).toBe(true)
  })
  expect(save).toHaveBeenCalledWith({ files: ['f1'] }, 'close')
})

test('a save without a photo that did not arrive is refused at the field', async () => {
  aLine({ status: 422, body: { message: 'Berkas ini kosong. Pilih berkas lain.' } })
  render(<Nota files={[]} />)
  await give(aFile())
  await act(async () => void (await form().submit('close')))
  expect(save).not.toHaveBeenCalled()
  expect(screen.getByText(/belum terunggah/)).toBeTruthy()
})

test('a form that comes back asks for the photos it had', async () => {
  const ask = vi.fn(async (_url: string) => Response.json([(kept('f9', 'lama.jpg') ?? { body: {} }).body]))
  vi.stubGlobal('fetch', ask)
  signIn({ user: siti, token: 'x', permissions: [] })
  render(<Nota files={['f9']} />)
  expect(await screen.findByText('lama.jpg')).toBeTruthy()
  expect(ask.mock.calls[0]?.[0]).toBe('/api/berkas/draf?ids=f9')
  signOut()
})
