// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(cleanup)

interface PageProps {
  readonly inMenu?: boolean
  readonly isDialog?: boolean
  /** First another panel, that waits. */
  readonly isAwaited?: boolean
}

function Page({ inMenu, isDialog, isAwaited }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  const [isWaiting, setWaiting] = useState(isAwaited)
  const [isGone, setGone] = useState(false)
  const [Panel, close] = [isDialog ? Dialog : Sheet, () => setOpen(false)]
  return (
    <>
      <button id="lain">Tindakan lain</button>
      <div role={inMenu ? 'menu' : undefined} aria-labelledby={inMenu ? 'lain' : undefined}>
        {!isGone && (
          <button
            onClick={() => {
              setOpen(true)
              setGone(inMenu ?? false)
            }}
          >
            Terima barang
          </button>
        )}
      </div>
      {isOpen && isWaiting ? (
        <Sheet open onClose={close} title="Memuat…">
          <button onClick={() => setWaiting(false)}>Sudah ada</button>
        </Sheet>
      ) : (
        <Panel key="real" open={isOpen} onClose={close} title="Penerimaan">
          {/* Takes the focus before any effect of the panel runs. */}
          <input aria-label="Datang" autoFocus />
        </Panel>
      )}
    </>
  )
}

async function openAndLeave(): Promise<string | null | undefined> {
  const opener = screen.getByText('Terima barang')
  act(() => opener.focus())
  fireEvent.click(opener)
  const waited = screen.queryByText('Sudah ada')
  if (waited) fireEvent.click(waited)
  expect(document.activeElement).toBe(screen.getByLabelText('Datang'))
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  return document.activeElement?.textContent
}

test('a panel that closes gives the focus back to what opened it, also when its first field took it at once', async () => {
  render(<Page />)
  expect(await openAndLeave()).toBe('Terima barang')
})

test('a dialog does too', async () => {
  render(<Page isDialog />)
  expect(await openAndLeave()).toBe('Terima barang')
})

test('what an entry of a menu opened gives it back to the button of the menu', async () => {
  render(<Page inMenu />)
  expect(await openAndLeave()).toBe('Tindakan lain')
})

test('a panel that came after one that waited gives it back to what opened the first', async () => {
  render(<Page isAwaited />)
  expect(await openAndLeave()).toBe('Terima barang')
})
