// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeyDown } from './key-down.ts'

afterEach(cleanup)

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))

function Page({ does, heard }: { readonly does: string; readonly heard: string[] }) {
  useKeyDown(({ key }) => void heard.push(`${key} ${does}`))
  return null
}

/** A hand that presses N in the very moment the page stands. */
function QuickHand() {
  useLayoutEffect(() => void press('n'), [])
  return null
}

test('a key pressed the moment a page is drawn is heard', () => {
  const heard: string[] = []
  render(
    <>
      <Page does="add" heard={heard} />
      <QuickHand />
    </>,
  )
  expect(heard).toEqual(['n add'])
})

test('a key does what the page does now, and nothing once the page is left', () => {
  const heard: string[] = []
  const { rerender, unmount } = render(<Page does="add" heard={heard} />)
  rerender(<Page does="edit" heard={heard} />)
  press('n')
  unmount()
  press('n')
  expect(heard).toEqual(['n edit'])
})
