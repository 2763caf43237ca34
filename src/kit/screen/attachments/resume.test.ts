// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { aFile, aLine, kept } from './cast.ts'
import type { KeptUpload } from './kept-uploads.ts'
import { adoptUploads, dropUpload, resumeUploads, useUploads } from './uploads.ts'

const left = new Map<string, KeptUpload>()
vi.mock('./kept-uploads.ts', () => ({
  keepUpload: async (one: KeptUpload) => left.set(one.id, one) !== undefined,
  giveUpload: async () => undefined,
  forgetUpload: async (id: string) => void left.delete(id),
  uploadsOf: async (by: string) => [...left.values()].filter((one) => one.by === by),
  keptUploads: async (by: string) => [...left.values()].filter((one) => one.by === by),
}))

afterEach(() => {
  for (const { id } of useUploads.getState().list) dropUpload(id)
  left.clear()
  vi.unstubAllGlobals()
})

const leave = (id: string, by: string, target: KeptUpload['target']) =>
  left.set(id, {
    id,
    by,
    of: target === 'draft' ? 'form:/nota#files' : 'order:o1',
    target,
    file: aFile(`${id}.jpg`),
    at: 1,
  })
const settled = () => vi.waitFor(() => expect(useUploads.getState().list).toEqual([]))

test('what a reload left unsent for a record goes on by itself, and is forgotten when it arrived', async () => {
  const line = aLine(kept('f1'))
  leave('a', 'rina', { subject: 'order', ownerId: 'o1' })
  leave('b', 'budi', { subject: 'order', ownerId: 'o1' })
  expect(await resumeUploads('rina')).toBe(1)
  await settled()
  expect(line.sent).toHaveLength(1)
  // Another person's stays for them.
  expect([...left.keys()]).toEqual(['b'])
})

test('what belongs to a form waits until that form is open again', async () => {
  const line = aLine(kept('f1'))
  leave('a', 'rina', 'draft')
  await resumeUploads('rina')
  expect(useUploads.getState().list).toMatchObject([{ state: 'held', name: 'a.jpg' }])
  expect(line.sent).toHaveLength(0)
  const told = vi.fn()
  adoptUploads('form:/nota#files', told)
  await settled()
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ id: 'f1' }), 'a')
  expect(left.size).toBe(0)
})
