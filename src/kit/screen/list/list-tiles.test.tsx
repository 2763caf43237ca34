// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tilesOf, TilesComing } from './list-tiles.tsx'

afterEach(cleanup)

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))

test('a handful are cards, more are a table, none is the table that says so', () => {
  expect(tilesOf(rows(6), false)).toHaveLength(6)
  expect(tilesOf(rows(7), false)).toBeUndefined()
  expect(tilesOf(rows(0), false)).toBeUndefined()
})

test('until it is known how many there are, neither is promised; what does not come is said by the table', () => {
  expect(tilesOf(undefined, false)).toBe('unknown')
  expect(tilesOf(undefined, true)).toBeUndefined()
  render(<TilesComing />)
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Memuat…')
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})
