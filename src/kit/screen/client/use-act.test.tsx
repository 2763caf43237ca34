// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import * as z from 'zod/mini'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { useAct } from './use-act.ts'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('sonner', () => ({ toast: { error: vi.fn(), success: vi.fn(), dismiss: vi.fn() }, Toaster: () => null }))

const addOrder = endpoint({
  method: 'POST',
  path: '/api/order',
  permission: 'create order',
  input: z.strictObject({ name: z.string() }),
  answer: answer<{ id: string }>(),
  idempotent: true,
})

const keys: (string | null)[] = []
let reply: () => Promise<Response>
const json = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  keys.length = 0
  document.cookie = 'XSRF-TOKEN=x; Path=/'
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    return reply()
  })
})

test('a second call while one is under way is ignored', async () => {
  let done = (_response: Response) => {}
  reply = () => new Promise((resolve) => (done = resolve))
  const { result } = renderHook(() => useAct(addOrder))
  let first: Promise<unknown> = Promise.resolve()
  await act(async () => {
    first = result.current.now({ name: 'a' })
    expect(await result.current.now({ name: 'a' })).toBeUndefined()
  })
  expect(result.current.isBusy).toBe(true)
  await act(async () => {
    done(new Response('{"id":"1"}'))
    await first
  })
  expect(keys).toHaveLength(1)
  expect(result.current.isBusy).toBe(false)
})

test('a refusal keeps the key for the next try, a success takes a new one', async () => {
  reply = () => json(422, { message: 'Stok kurang.', code: 'stock.short' })
  const { result } = renderHook(() => useAct(addOrder))
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(result.current.refusal?.message).toBe('Stok kurang.')

  reply = () => json(200, { id: '1' })
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(result.current.refusal).toBeUndefined()
  await act(async () => void (await result.current.now({ name: 'b' })))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('what the toast said of a refusal is taken back with the success, and only then', async () => {
  vi.mocked(toast.dismiss).mockClear()
  reply = () => json(200, { id: '1' })
  const { result } = renderHook(() => useAct(addOrder))
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(toast.dismiss).not.toHaveBeenCalled()

  reply = () => json(422, { message: 'Stok kurang.', code: 'stock.short' })
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(toast.dismiss).not.toHaveBeenCalled()
  reply = () => json(200, { id: '2' })
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(toast.dismiss).toHaveBeenCalledWith('api-error')
})

test('texts at fields are not a refusal of the whole', async () => {
  reply = () => json(422, { message: 'Ada isian yang perlu diperbaiki.', errors: { name: ['Isi nama.'] } })
  const { result } = renderHook(() => useAct(addOrder))
  await act(async () => void (await result.current.now({ name: '' })))
  expect(result.current.errors).toEqual({ name: ['Isi nama.'] })
  expect(result.current.refusal).toBeUndefined()
})

test('a session that ended is no refusal of the act: the login over the page says it', async () => {
  reply = () => json(401, { message: 'Sesi Anda berakhir.' })
  const { result } = renderHook(() => useAct(addOrder))
  await act(async () => void (await result.current.now({ name: 'a' })))
  expect(result.current.refusal).toBeUndefined()
})

test('send throws what now keeps to itself, and both remember it', async () => {
  reply = () => json(422, { message: 'Email atau kata sandi salah.', code: 'login.failed' })
  const { result } = renderHook(() => useAct(addOrder))
  await act(async () => {
    await expect(result.current.send({ name: 'a' })).rejects.toThrow('Email atau kata sandi salah.')
  })
  expect(result.current.refusal?.code).toBe('login.failed')
})
