// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { daysAfterDue, Move } from './queue-tab.tsx'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

afterEach(cleanup)

const moves = (isFirst: boolean, isLast: boolean) => {
  render(<Move row={{ id: 'a', label: 'SPK-1' }} isFirst={isFirst} isLast={isLast} />)
  const said = screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => !disabled)
  cleanup()
  return { up: said[0], down: said[1] }
}

test('the first of a queue goes down only, the last up only, and one that waits alone stays', () => {
  expect(moves(true, false)).toEqual({ up: false, down: true })
  expect(moves(false, false)).toEqual({ up: true, down: true })
  expect(moves(false, true)).toEqual({ up: true, down: false })
  expect(moves(true, true)).toEqual({ up: false, down: false })
})

test.each([
  ['2026-11-20', '2026-11-23', 3],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-18', 0],
  ['2026-11-20', null, 0],
  [null, '2026-11-23', 0],
] as const)('what is due %s and ready %s is %i days late', (dueDate, readyOn, days) => {
  expect(daysAfterDue({ dueDate, readyOn })).toBe(days)
})
