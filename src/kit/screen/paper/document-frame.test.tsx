// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { DocumentFrame } from './document-frame.tsx'
import type { AskedPaper } from './use-paper.ts'

let opened: (pdf: unknown) => void
const fetched = vi.hoisted(() => ({ pages: 0 }))
vi.mock('./pdf.ts', () => {
  fetched.pages += 1
  return {
    openPdf: () => new Promise((resolve) => (opened = resolve)),
    sizeOf: () => ({ width: 10, height: 10 }),
    drawPage: () => ({ promise: new Promise(() => undefined), cancel: () => undefined }),
    textOf: () => Promise.resolve('Invoice'),
    undrawnOf: () => Promise.resolve('混'),
  }
})
vi.mock('pdfjs-dist', () => ({ RenderingCancelledException: class extends Error {} }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const frame = (paper: AskedPaper['paper'], empty?: string) => (
  <TooltipProvider>
    <DocumentFrame
      label="Invoice"
      head="INV-1"
      empty={empty}
      asked={{ paper, failure: undefined, reload: () => undefined }}
    />
  </TooltipProvider>
)

test('what draws a paper is fetched while the paper is still being made, and not where there is none', async () => {
  render(frame(undefined, 'Belum ada invoice.'))
  await Promise.resolve()
  expect(fetched.pages).toBe(0)
  cleanup()
  render(frame(undefined))
  await vi.waitFor(() => expect(fetched.pages).toBe(1))
})

test('a waiting sheet stands on the desk until the pages of the paper are there', async () => {
  const { rerender } = render(frame(undefined))
  const waiting = () => screen.queryByRole('status', { name: 'Menyiapkan dokumen' })
  expect(waiting()).not.toBeNull()
  rerender(frame({ name: 'inv.pdf', file: new Blob(['%PDF']) }))
  await vi.waitFor(() => expect(opened).toBeTypeOf('function'))
  expect(waiting()).not.toBeNull()
  const page = { pageNumber: 1 }
  opened({
    numPages: 1,
    getPage: () => Promise.resolve(page),
    loadingTask: { destroy: () => undefined },
  })
  await screen.findByRole('region', { name: 'Invoice, halaman 1 dari 1' })
  expect(waiting()).toBeNull()
  screen.getByText(/Huruf “混” tidak bisa dicetak/)
})
