import { expect, test } from 'vitest'
import { bytesOn, draftsOn } from './drafts.ts'

function aShelf(kept: Record<string, string>): Storage {
  const names = Object.keys(kept)
  return {
    length: names.length,
    key: (at) => names[at] ?? null,
    getItem: (name) => kept[name] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  }
}

const draft = (at: string, path?: string) => JSON.stringify({ at, values: { name: 'PT Sinar' }, path })

test('one’s own drafts, the latest first; nobody else’s, and nothing that cannot be read', () => {
  const shelf = aShelf({
    'draft:u1:c1:pelanggan/tambah': draft('2026-11-21T07:00:00Z', '/pelanggan/tambah'),
    'draft:u1:c2:order:0192:amend': draft('2026-11-21T08:00:00Z'),
    'draft:u2:c1:supplier/tambah': draft('2026-11-21T09:00:00Z', '/supplier/tambah'),
    'draft:u1:c1:rusak': '{',
    theme: 'dark',
  })
  expect(draftsOn(shelf, 'u1').map(({ companyId, form, path }) => [companyId, form, path])).toEqual([
    ['c2', 'order:0192:amend', undefined],
    ['c1', 'pelanggan/tambah', '/pelanggan/tambah'],
  ])
})

test('two drafts of one form are told apart by the name in them, or by whom was chosen', () => {
  const kept = (at: string, values: object) => JSON.stringify({ at, values })
  const shelf = aShelf({
    'draft:u1:c1:pelanggan:1': kept('2026-11-21T07:00:00Z', { name: ' PT Sinar ', notes: '' }),
    'draft:u1:c1:order/tambah': kept('2026-11-21T06:00:00Z', { lines: [], customer: { id: '1', label: 'CV Tirta' } }),
    'draft:u1:c1:order:2': kept('2026-11-21T05:00:00Z', { customer: null, notes: 'x' }),
  })
  expect(draftsOn(shelf, 'u1').map(({ about }) => about)).toEqual(['PT Sinar', 'CV Tirta', undefined])
})

test('what is kept is weighed', () => {
  expect(bytesOn(aShelf({ theme: 'dark' }))).toBe(18)
})
