// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from './failure.ts'
import { onFailure, send } from './send.ts'

const toasted = vi.hoisted(() => vi.fn())
vi.mock('sonner', () => ({ toast: { error: toasted } }))

const json = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })
const calls: Request[] = []
const answers: (() => Response | Promise<Response>)[] = []

/** A server that gives the prepared answers in order and keeps what it was asked. */
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  calls.push(new Request(new URL(url, 'http://localhost'), { ...init, signal: undefined }))
  const answer = answers.shift()
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
})

beforeEach(() => {
  calls.length = 0
  answers.length = 0
  toasted.mockReset()
  document.cookie = 'XSRF-TOKEN=a%3Db; Path=/'
})

const paths = () => calls.map((call) => `${call.method} ${new URL(call.url).pathname}`)

test('an unsafe call carries cookies and the decoded CSRF token, and speaks JSON', async () => {
  answers.push(() => json(201, { id: 'x' }))
  const response = await send({ method: 'POST', url: '/api/order', body: { qty: 5n } })
  expect(await response.json()).toEqual({ id: 'x' })
  const [call] = calls
  expect(call?.headers.get('X-XSRF-TOKEN')).toBe('a=b')
  expect(call?.headers.get('Content-Type')).toBe('application/json')
  expect(call?.credentials).toBe('include')
  expect(await call?.text()).toBe('{"qty":"5"}')
  expect(toasted).not.toHaveBeenCalled()
})

test('a 419 fetches the CSRF cookie and tries exactly once more', async () => {
  answers.push(
    () => json(419),
    () => {
      document.cookie = 'XSRF-TOKEN=fresh; Path=/'
      return new Response(null, { status: 204 })
    },
    () => json(200),
  )
  await send({ method: 'POST', url: '/api/order', body: {} })
  expect(paths()).toEqual(['POST /api/order', 'GET /sanctum/csrf-cookie', 'POST /api/order'])
  expect(calls[2]?.headers.get('X-XSRF-TOKEN')).toBe('fresh')
  expect(toasted).not.toHaveBeenCalled()
})

test('a second 419 is a failure, not a third try', async () => {
  answers.push(
    () => json(419),
    () => new Response(null, { status: 204 }),
    () => json(419, { message: 'Coba sekali lagi.' }),
  )
  await expect(send({ method: 'POST', url: '/api/order', body: {} })).rejects.toMatchObject({ status: 419 })
  expect(calls).toHaveLength(3)
  expect(toasted).toHaveBeenCalledExactlyOnceWith('Coba sekali lagi.', { id: 'api-error' })
})

test('when the CSRF cookie cannot be fetched it is logged and the toast is shown, without a second try', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answers.push(
    () => json(419, { message: 'Halaman ini sudah lama terbuka.' }),
    () => json(500),
  )
  await expect(send({ method: 'POST', url: '/api/order', body: {} })).rejects.toMatchObject({ status: 419 })
  expect(paths()).toEqual(['POST /api/order', 'GET /sanctum/csrf-cookie'])
  expect(logged).toHaveBeenCalledOnce()
  expect(toasted).toHaveBeenCalledExactlyOnceWith('Halaman ini sudah lama terbuka.', { id: 'api-error' })
})

test('the first unsafe call of a visit fetches the CSRF cookie by itself', async () => {
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0'
  answers.push(
    () => new Response(null, { status: 204 }),
    () => json(200),
  )
  await send({ method: 'POST', url: '/api/login', body: {} })
  expect(paths()).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/login'])
})

test.each([200, 201, 204, 299])('%i is success', async (status) => {
  answers.push(() => new Response(null, { status }))
  await expect(send({ method: 'GET', url: '/api/me' })).resolves.toMatchObject({ status })
})

test.each([304, 401, 403, 404, 409, 422, 429, 500])(
  '%i is a failure with the server’s message as toast',
  async (status) => {
    answers.push(() => (status === 304 ? new Response(null, { status }) : json(status, { message: 'Tidak bisa.' })))
    await expect(send({ method: 'GET', url: '/api/x' })).rejects.toBeInstanceOf(ApiFailure)
    const said = status === 304 ? 'Something went wrong' : 'Tidak bisa.'
    expect(toasted).toHaveBeenCalledExactlyOnceWith(said, { id: 'api-error' })
  },
)

test('a failure without a message says Something went wrong', async () => {
  answers.push(() => new Response('<html>', { status: 502 }))
  await expect(send({ method: 'GET', url: '/api/x' })).rejects.toThrow('Something went wrong')
})

test('texts at fields, code, facts and the wait are kept', async () => {
  answers.push(
    () =>
      new Response(
        JSON.stringify({ message: 'm', code: 'order.closed', facts: { n: 1 }, errors: { 'lines.0.qty': ['Isi.'] } }),
        {
          status: 422,
          headers: { 'Retry-After': '30' },
        },
      ),
  )
  const failure: unknown = await send({ method: 'POST', url: '/api/x', body: {} }).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'order.closed',
    facts: { n: 1 },
    errors: { 'lines.0.qty': ['Isi.'] },
    retryAfter: 30,
  })
})

test('an unreachable server is said in Indonesian, once', async () => {
  await expect(send({ method: 'GET', url: '/api/x' })).rejects.toMatchObject({ status: 0 })
  expect(toasted).toHaveBeenCalledExactlyOnceWith('Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.', {
    id: 'api-error',
  })
})

test('a call that was given up says nothing', async () => {
  answers.push(() => Promise.reject(new DOMException('stopped', 'AbortError')))
  await expect(send({ method: 'GET', url: '/api/x' })).rejects.toMatchObject({ name: 'AbortError' })
  expect(toasted).not.toHaveBeenCalled()
})

test('listeners hear of every failure', async () => {
  const heard: number[] = []
  const stop = onFailure(({ status }) => heard.push(status))
  answers.push(
    () => json(403),
    () => json(401),
  )
  await send({ method: 'GET', url: '/api/x' }).catch(() => undefined)
  await send({ method: 'GET', url: '/api/x' }).catch(() => undefined)
  stop()
  expect(heard).toEqual([403, 401])
})
