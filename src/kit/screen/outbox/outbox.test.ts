// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { aFile, aLine, kept } from '../attachments/cast.ts'
import { addUploads, dropUpload, formQueue, useUploads } from '../attachments/uploads.ts'
import { signIn } from '../client/auth.ts'
import { carryAgain, carryOn } from './carry.ts'
import { dropWaiting, reopen, sendOrKeep, useWaiting } from './outbox.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/api/catatan',
  permission: 'signed-in',
  input: z.strictObject({ text: z.string(), files: z.array(z.string()) }),
  answer: answer<{ readonly id: string }>(),
  idempotent: true,
})
const rina = { id: 'u1', name: 'Rina', email: 'rina@contoh.id', isPending: false, companyId: 'c1' }
const taken = () => new Response(JSON.stringify({ id: 'n1' }))
const refused = () => new Response(JSON.stringify({ message: 'Hari itu sudah ditulis.' }), { status: 422 })
const broken = () => Promise.reject(new TypeError('no connection'))

let calls: { readonly key: string | null; readonly body: { readonly text: string; readonly files: string[] } }[] = []
function aServer(...replies: readonly (() => Response | Promise<Response>)[]) {
  calls = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const reply = replies[Math.min(calls.length, replies.length - 1)] ?? broken
    calls.push({ key: new Headers(init.headers).get('Idempotency-Key'), body: JSON.parse(String(init.body)) })
    return Promise.resolve(reply())
  })
}
const line = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
const waiting = () => useWaiting.getState().list

const save = (text: string, key = text) =>
  sendOrKeep(
    addNote,
    { text, files: [] },
    { key, title: text, draft: 'catatan', values: { text, files: [] }, photosAt: 'files' },
  )

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=t'
  localStorage.clear()
  signIn({ user: rina, token: 't', permissions: [] })
  line(true)
})
afterEach(() => {
  for (const { id } of useUploads.getState().list) dropUpload(id)
  for (const one of waiting()) dropWaiting(one)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const queued = () => Object.keys(localStorage).filter((name) => name.startsWith('queue:'))

test('with a line it is sent at once, and nothing stays on the device', async () => {
  aServer(taken)
  expect(await save('a')).toEqual({ id: 'n1' })
  expect([queued(), calls.length]).toEqual([[], 1])
})

test('without a signal it waits, and is sent in the order of the saves, once, under its own key', async () => {
  aServer(taken)
  line(false)
  expect(await save('pagi')).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(await save('siang')).toBeUndefined()
  expect([calls.length, waiting().length]).toEqual([0, 2])
  line(true)
  await Promise.all([carryOn(), carryOn()])
  await carryOn()
  expect(calls.map(({ key, body }) => [key, body.text])).toEqual([
    ['pagi', 'pagi'],
    ['siang', 'siang'],
  ])
  expect(queued()).toEqual([])
})

test('an answer that was lost is asked for again with the same key', async () => {
  aServer(broken, taken)
  expect(await save('a')).toBeUndefined()
  await carryOn()
  expect(calls.map(({ key }) => key)).toEqual(['a', 'a'])
  expect(queued()).toEqual([])
})

test('what the server refuses while one looks is the form’s to say, and does not lie here', async () => {
  aServer(refused)
  await expect(save('a')).rejects.toMatchObject({ message: 'Hari itu sudah ditulis.' })
  expect(queued()).toEqual([])
})

test('what is refused later says why, holds up nothing behind it, and goes back into its form', async () => {
  line(false)
  aServer(refused, taken, refused)
  await save('ganda')
  await new Promise((resolve) => setTimeout(resolve, 2))
  await save('lain')
  line(true)
  await carryOn()
  expect(waiting()).toMatchObject([{ title: 'ganda', fault: 'Hari itu sudah ditulis.' }])
  await carryOn()
  expect(calls).toHaveLength(2)
  await carryAgain(waiting()[0]!)
  expect(calls).toHaveLength(3)
  reopen(waiting()[0]!)
  expect(JSON.parse(localStorage.getItem('draft:u1:c1:catatan') ?? '')).toMatchObject({ values: { text: 'ganda' } })
  expect(queued()).toEqual([])
})

test('photos that have not arrived travel first, and go along', async () => {
  const photos = aLine(undefined, kept('f1'))
  addUploads(formQueue('files'), 'draft', [aFile()], () => undefined)
  await vi.waitFor(() => expect(useUploads.getState().list).toMatchObject([{ state: 'failed' }]))
  aServer(taken)
  line(false)
  await save('foto')
  expect(waiting()).toMatchObject([{ photos: [expect.any(String)] }])
  line(true)
  await carryOn()
  // The photo is out of reach yet: it holds up its own save alone.
  expect([calls.length, photos.sent.length]).toEqual([0, 1])
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(queued()).toEqual([]))
  expect(calls.map(({ body }) => body.files)).toEqual([['f1']])
})

test('what was said of a photo before it arrived is said of the file it became', async () => {
  aLine(kept('f1'))
  line(false)
  addUploads(formQueue('files'), 'draft', [aFile()], () => undefined)
  const [upload] = useUploads.getState().list
  const shows = [{ fileId: upload?.id ?? '', of: 'Galian' }]
  const input = { text: 'foto', files: [], shows } as never
  const values = { text: 'foto', files: [], shows }
  await sendOrKeep(addNote, input, { key: 'k', title: 'foto', draft: 'catatan', values, photosAt: 'files' })
  aServer(taken)
  line(true)
  await carryOn()
  await vi.waitFor(() => expect(queued()).toEqual([]))
  expect(calls.map(({ body }) => body)).toMatchObject([{ files: ['f1'], shows: [{ fileId: 'f1', of: 'Galian' }] }])
})
