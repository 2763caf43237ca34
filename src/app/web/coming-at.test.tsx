// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteMap } from '#app/site-map.ts'
import { ComingAt } from './coming-at.tsx'

vi.mock('#kit/screen/shell/page.tsx', () => ({
  Page: ({ title, back, children }: { title: string; back?: string; children: ReactNode }) => (
    <section aria-label={title} data-back={back}>
      {children}
    </section>
  ),
}))
vi.mock('#kit/screen/shell/go.tsx', () => ({ GoButton: ({ to }: { to: string }) => <a href={to}>Ke Dashboard</a> }))
afterEach(cleanup)

const inside = siteMap.filter(({ door, subject }) => door === 'signed-in' && subject !== undefined)

test('an address whose screen is not built says calmly what will stand there, and leads on', () => {
  for (const page of inside) {
    const { container } = render(<ComingAt page={page} />)
    const calm = container.querySelector<HTMLElement>(`[aria-label="${page.title}"]`)
    expect(calm?.textContent, page.path).toMatch(/Ruang ini sedang disiapkan\.Di sini .{20,}\./)
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/dashboard')
    const list = `/${page.subject}/`
    const hasList = siteMap.some(({ path }) => path === list)
    expect(calm?.dataset['back'], page.path).toBe(hasList && page.path !== list ? list : undefined)
    cleanup()
  }
})

test('every module says something of its own, and not what the dashboard says', () => {
  const said = Map.groupBy(inside, ({ subject }) => subject)
  const texts = [...said.values()].map(([page]) => render(<ComingAt page={page!} />).container.textContent)
  expect(new Set(texts).size).toBe(texts.length)
})
