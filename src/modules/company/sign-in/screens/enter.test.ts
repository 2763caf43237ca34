// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { useWanted } from './enter.ts'

const search = vi.hoisted((): { redirect: unknown } => ({ redirect: undefined }))
vi.mock('@tanstack/react-router', () => ({ useSearch: () => search, useNavigate: () => () => undefined }))

/** Where somebody is led after a login that was asked for so. */
function ownAddress(redirect: unknown): string | undefined {
  search.redirect = redirect
  const wanted = useWanted
  return wanted()
}

test.each(['/order/', '/order/detail/1?tab=riwayat#atas', '/pelanggan/?q=//jahat.id'])('%s is ours', (address) =>
  expect(ownAddress(address)).toBe(address),
)

test.each([
  '/',
  '//jahat.id',
  '/\\jahat.id',
  '\\\\jahat.id',
  '/\t/jahat.id',
  '/\n/jahat.id',
  ' //jahat.id',
  'https://jahat.id',
  'https:jahat.id',
  'javascript:alert(1)',
  'order',
  '',
  undefined,
  7,
  ['/order/'],
])('after signing in nobody is led to %j', (address) => expect(ownAddress(address)).toBeUndefined())

test('whatever passes stays within the origin, as a browser reads it', () => {
  for (const first of ['/', '\\', '\t', '\n', '\r', ' ', '.', '@', ':', '?', '#', '%2F', 'a']) {
    for (const second of ['/', '\\', '\t', '.', '']) {
      const own = ownAddress(`/${first}${second}/jahat.id`)
      if (own !== undefined) expect(new URL(own, 'https://kantor.id').origin).toBe('https://kantor.id')
    }
  }
})
