// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TooltipProvider } from '../ui/tooltip.tsx'
import type { MenuEntry, MenuFolder, MenuItem } from './menu-shape.ts'
import { MenuTree } from './menu-tree.tsx'
import { useShell } from './shell-state.ts'

const place = vi.hoisted(() => ({ path: '/' }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/">{children}</a>,
  useNavigate: () => () => undefined,
  useRouterState: ({ select }: { select: (state: { location: { pathname: string } }) => string }) =>
    select({ location: { pathname: place.path } }),
}))

const entry = (id: string, title: string): MenuEntry => ({
  id,
  url: id,
  to: `/${id}/`,
  type: 'item',
  title,
  icon: 'warehouse',
  desc: title,
})
const folder = (type: MenuFolder['type'], id: string, title: string, children: MenuItem[]): MenuFolder => ({
  id,
  url: id,
  type,
  title,
  icon: 'boxes',
  desc: 'Bahan Baku, Gudang',
  children,
})
const pages = [entry('bahan-baku', 'Bahan Baku'), entry('gudang', 'Gudang')]
const menu = [folder('group', 'operasional', 'Operasional', [folder('collapse', 'stok', 'Stock', pages)])]

const Tree = ({ isNarrow = false }: { readonly isNarrow?: boolean }) => (
  <TooltipProvider>
    <MenuTree menu={menu} isNarrow={isNarrow} />
  </TooltipProvider>
)
const stock = () => screen.getByRole('button', { name: 'Stock' })
const isOpen = () => stock().getAttribute('aria-expanded')

beforeEach(() => {
  localStorage.clear()
  act(() => useShell.setState({ folds: {} }))
})
afterEach(cleanup)

test('a section opens by itself where one of its pages is, also one that was closed before', () => {
  act(() => useShell.setState({ folds: { stok: false } }))
  place.path = '/order/'
  const { rerender } = render(<Tree />)
  expect(isOpen()).toBe('false')
  place.path = '/gudang/detail/1'
  rerender(<Tree key="there" />)
  expect(isOpen()).toBe('true')
})

test('it may be closed there, and then says itself that one is in it', () => {
  place.path = '/gudang/'
  render(<Tree />)
  expect(stock().getAttribute('aria-current')).toBeNull()
  fireEvent.click(stock())
  expect([isOpen(), stock().getAttribute('aria-current')]).toEqual(['false', 'true'])
})

test('among icons alone the section shows where one is', () => {
  place.path = '/gudang/'
  render(<Tree isNarrow />)
  expect(stock().getAttribute('aria-current')).toBe('true')
})
