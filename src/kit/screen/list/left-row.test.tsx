// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveRow, useLeftRow } from './left-row.ts'

function List({ ids }: { readonly ids: readonly string[] }) {
  useLeftRow('/order', ids)
  return (
    <div>
      <button type="button">Periode</button>
      <input aria-label="Cari" />
      {ids.map((id) => (
        <p key={id} data-row={id}>
          <a href={`/order/${id}`}>{id}</a>
        </p>
      ))}
    </div>
  )
}

afterEach(cleanup)
beforeEach(() => {
  vi.useFakeTimers()
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => undefined
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
})

test('on the way back the row that was left has the focus', () => {
  leaveRow('/order', 'b')
  render(<List ids={['a', 'b']} />)
  vi.runAllTimers()
  expect(document.activeElement?.textContent).toBe('b')
})

test('whoever has gone into a field or a filter meanwhile stays there', () => {
  leaveRow('/order', 'b')
  const { getByLabelText } = render(<List ids={['a', 'b']} />)
  const box = getByLabelText('Cari')
  box.focus()
  vi.runAllTimers()
  expect(document.activeElement).toBe(box)
})
