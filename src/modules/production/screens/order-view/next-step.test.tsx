// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '../../orders/contract.ts'
import { NextStep } from './next-step.tsx'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

afterEach(cleanup)

const orderThatCan = (...can: OrderDetail['can']) => ({ id: 'a', version: 1, can }) as unknown as OrderDetail

test.each([
  ['plan', 'Rencanakan'],
  ['start', 'Mulai produksi'],
  ['output', 'Catat hasil'],
] as const)('an SPK that can %s offers it with its picture', (act, words) => {
  render(<NextStep order={orderThatCan(act)} onOpen={() => undefined} />)
  expect(screen.getByRole('button', { name: words }).querySelector('svg')).not.toBeNull()
})

test('Alt and Enter take the step', () => {
  const onOpen = vi.fn()
  render(<NextStep order={orderThatCan('output', 'use')} onOpen={onOpen} />)
  fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', altKey: true })
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('output')
})
