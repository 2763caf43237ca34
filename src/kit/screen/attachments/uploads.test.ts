// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFile, aLine, kept, type Reply } from './cast.ts'
import { addUploads, dropUpload, retryUpload, uploadsSettled, useUploads } from './uploads.ts'

const order = { subject: 'order', ownerId: 'o1' }
const list = () => useUploads.getState().list
const states = () => list().map(({ state }) => state)
const busy: Reply = { status: 503, body: { message: 'Server sedang sibuk.' } }
const evil: Reply = { status: 422, body: { message: 'Jenis berkas ini tidak diterima.', code: 'file.unknown-type' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of list()) dropUpload(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a file that arrives leaves the queue, and its id is told', async () => {
  aLine(kept('f1'))
  const told = vi.fn()
  addUploads('order:o1', order, [aFile()], told)
  await settle()
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ id: 'f1' }), expect.any(String))
  expect(list()).toEqual([])
})

test('two travel at a time, the others wait', async () => {
  const line = aLine(kept('f'))
  line.hold()
  addUploads('order:o1', order, [aFile('1.jpg'), aFile('2.jpg'), aFile('3.jpg')], vi.fn())
  await settle()
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  line.release()
  await settle()
  await settle()
  expect(list()).toEqual([])
  expect(line.sent).toHaveLength(3)
})

test('a broken line is tried again after two seconds, a busy server after five', async () => {
  const line = aLine(undefined, busy, kept('f1'))
  addUploads('order:o1', order, [aFile()], vi.fn())
  await settle()
  expect(states()).toEqual(['failed'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(list()).toMatchObject([{ state: 'failed', reason: 'Server sedang sibuk.' }])
  await vi.advanceTimersByTimeAsync(4_900)
  expect(line.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(list()).toEqual([])
})

test('after five tries it stands until somebody tries again', async () => {
  const line = aLine(undefined)
  addUploads('order:o1', order, [aFile()], vi.fn())
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(line.sent).toHaveLength(5)
  retryUpload(list()[0]?.id ?? '')
  await settle()
  expect(line.sent).toHaveLength(6)
})

test('a refused file says why, is not sent again and can be thrown away', async () => {
  const line = aLine(evil)
  addUploads('order:o1', order, [aFile()], vi.fn())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(list()).toMatchObject([{ state: 'refused', reason: 'Jenis berkas ini tidak diterima.' }])
  expect(line.sent).toHaveLength(1)
  dropUpload(list()[0]?.id ?? '')
  expect(list()).toEqual([])
})

test('without a network it waits, and goes when the network is back', async () => {
  const line = aLine(undefined, kept('f1'))
  addUploads('order:o1', order, [aFile()], vi.fn())
  await settle()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.sent).toHaveLength(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await settle()
  expect(list()).toEqual([])
})

test('one that is taken back half sent is gone, without a word', async () => {
  const line = aLine(kept('f1'))
  line.hold()
  const told = vi.fn()
  addUploads('order:o1', order, [aFile()], told)
  await settle()
  dropUpload(list()[0]?.id ?? '')
  await settle()
  line.release()
  await settle()
  expect(told).not.toHaveBeenCalled()
  expect(list()).toEqual([])
})

test('who waits is told when all have come, and how many did not', async () => {
  aLine(kept('f1'), evil)
  addUploads('form', 'draft', [aFile('1.jpg'), aFile('2.jpg')], vi.fn())
  const settled = uploadsSettled('form')
  await settle()
  expect(await settled).toMatchObject([{ name: '2.jpg' }])
  expect(await uploadsSettled('other')).toEqual([])
})
