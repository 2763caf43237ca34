// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#ground/day.ts'
import { DateField } from '../form/date-field.tsx'
import { FormContext } from '../form/form-context.ts'
import { formStore } from '../form/store.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { RecordPager } from './record-pager.tsx'

const went: string[] = []
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => (to: { to: string }) => void went.push(to.to) }))

beforeEach(() => void (went.length = 0))
afterEach(cleanup)

const pager = (name: string) => (
  <RecordPager place="2 dari 3" before={undefined} after={{ to: `/order/detail/${name}`, take: () => undefined }} />
)
const show = (page: ReactNode) => render(<TooltipProvider>{page}</TooltipProvider>)
const onward = (at: Element) => fireEvent.keyDown(at, { key: 'ArrowDown', altKey: true })

test('Alt+↓ goes to the next record', () => {
  show(pager('lain'))
  onward(document.body)
  expect(went).toEqual(['/order/detail/lain'])
})

test('what is typed in a sheet above the record is not left behind by the same keys', () => {
  show(
    <>
      {pager('lain')}
      <div role="dialog">
        <input aria-label="Jumlah" />
      </div>
    </>,
  )
  onward(screen.getByLabelText('Jumlah'))
  expect(went).toEqual([])
})

test('a paper at the side is walked by the keys, not the page behind it', () => {
  show(
    <>
      {pager('di-belakang')}
      <div role="dialog">{pager('di-samping')}</div>
    </>,
  )
  onward(document.body)
  expect(went).toEqual(['/order/detail/di-samping'])
})

test('a day opens its calendar, a list of choices folds down: both stay where they are', () => {
  show(
    <>
      {pager('lain')}
      <FormContext value={{ store: formStore({ on: '2026-11-21' }), id: 'f' }}>
        <DateField name="on" label="Tanggal" today={day('2026-11-26')} />
      </FormContext>
      <select aria-label="Kertas" />
    </>,
  )
  onward(screen.getByLabelText('Tanggal'))
  onward(screen.getByLabelText('Kertas'))
  expect(went).toEqual([])
})
