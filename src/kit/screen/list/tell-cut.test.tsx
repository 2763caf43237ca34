// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellCut } from './tell-cut.ts'

// jsdom lays nothing out: cells of 100, five letters of 20 in each.
const WIDTH = 100
const LETTER = 20

beforeEach(() => {
  vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLTableCellElement,
  ) {
    return new DOMRect(this.cellIndex * WIDTH, 0, WIDTH, 40)
  })
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.textContent ?? '').length * LETTER
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['the cell under it', 150, 'PT Bata Ringan Nusantara'],
  ['nothing where all is shown', 250, ''],
  ['the main cell itself', 50, 'BKK-2611-0005'],
])('the link over a row tells under the pointer what is cut: %s', (_what, clientX, told) => {
  const { getByRole } = render(
    <table>
      <tbody onMouseMove={tellCut}>
        <tr>
          <td>
            <a data-cover href="/bkk" title="sebelumnya">
              BKK-2611-0005
            </a>
          </td>
          <td>
            <span>PT Bata Ringan Nusantara</span>
          </td>
          <td>Kas</td>
        </tr>
      </tbody>
    </table>,
  )
  const link = getByRole('link')
  tellCut({ target: link, clientX })
  expect(link.title).toBe(told)
})
