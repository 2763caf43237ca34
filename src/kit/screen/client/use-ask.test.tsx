// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { Unanswered } from '../ui/error-state.tsx'
import { useAuth } from './auth.ts'
import { queryClient, refetchTouched } from './query-client.ts'
import { useAsk } from './use-ask.ts'

vi.mock('sonner', () => ({ toast: { error: vi.fn(), success: vi.fn(), dismiss: vi.fn() }, Toaster: () => null }))

const listOrders = endpoint({
  method: 'GET',
  path: '/api/order',
  permission: 'view order',
  input: z.strictObject({}),
  answer: answer<string>(),
  reads: ['order'],
})

afterEach(cleanup)

function Orders() {
  const asked = useAsk(listOrders, {})
  return asked.data ?? (asked.failure ? <Unanswered asked={asked} /> : 'memuat')
}

async function answered(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
  await act(async () => {
    refetchTouched(['order'])
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  })
  return document.body.textContent
}

test('a right taken away while the part is open shows the lock, not what stood there and not the connection', async () => {
  useAuth.setState({ token: 'cookie' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('"ORD-2611-0042"')))
  await act(async () => render(<Orders />))
  expect(await screen.findByText('ORD-2611-0042')).toBeTruthy()

  expect(await answered(500, {})).toContain('ORD-2611-0042')
  const text = await answered(403, { message: 'Anda tidak punya izin.' })
  expect(text).toContain('Anda tidak punya akses ke bagian ini.')
  expect(text).not.toContain('ORD-2611-0042')
  expect(text).not.toContain('Periksa koneksi')

  expect(await answered(200, 'ORD-2611-0043')).toContain('ORD-2611-0043')
})
