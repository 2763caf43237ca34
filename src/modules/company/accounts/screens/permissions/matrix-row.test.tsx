import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MatrixRow } from './matrix-row.tsx'

const boxes = (held: readonly string[], mine: readonly string[]) => {
  const html = renderToStaticMarkup(
    <MatrixRow
      subject="gaji"
      columns={['view', 'create', 'update', 'delete']}
      held={new Set(held)}
      was={new Set(held)}
      isFixed={undefined}
      mayGive={(right) => mine.includes(right)}
      write={() => {}}
    />,
  )
  const found = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => box)
  return found.map((box) => [
    /aria-label="([^"]*)"/.exec(box)?.[1],
    box.includes(' disabled='),
    box.includes(' title='),
  ])
}

test('a right one does not hold cannot be ticked, and says why; what is ticked may go', () => {
  expect(boxes([], ['view gaji'])).toEqual([
    ['Lihat Gaji &amp; upah', false, false],
    ['Ubah Gaji &amp; upah', true, true],
    ['Semua izin Gaji &amp; upah', false, false],
  ])
  expect(boxes(['view gaji', 'update gaji'], ['view gaji'])[1]).toEqual(['Ubah Gaji &amp; upah', false, false])
})

test('of a module one holds nothing of, nothing is ticked at once', () => {
  expect(boxes([], []).map(([, isFixed]) => isFixed)).toEqual([true, true, true])
})
