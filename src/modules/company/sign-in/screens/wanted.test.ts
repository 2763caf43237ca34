import { expect, test } from 'vitest'
import { ownAddress } from './wanted.ts'

test.each(['/', '/order/', '/order/detail/1?tab=riwayat#atas', '/pelanggan/?q=//jahat.id'])('%s is ours', (address) =>
  expect(ownAddress(address)).toBe(address),
)

test.each([
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
