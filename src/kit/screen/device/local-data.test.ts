import { expect, test, vi } from 'vitest'
import { unsentTitles, wipeShelf } from './local-data.ts'
import { isTight } from './room.ts'

function aShelf(kept: Record<string, string>) {
  const all = new Map(Object.entries(kept))
  return {
    get length() {
      return all.size
    },
    key: (at: number) => [...all.keys()][at] ?? null,
    getItem: (name: string) => all.get(name) ?? null,
    removeItem: (name: string) => void all.delete(name),
    names: () => [...all.keys()],
  }
}

const count = (title?: string) => JSON.stringify({ at: '2026-11-21T07:00:00Z', values: {}, title })

const device = () =>
  aShelf({
    'draft:u1:c1:pelanggan/tambah': count(),
    'queue:u1:c1:opname:o1': count('OPN-2611-0004 · Gudang Utama'),
    'queue:u1:c2:opname:o2': count(),
    'queue:u2:c1:opname:o3': count('OPN-2611-0005'),
    'draft:u2:c1:order/tambah': count(),
    'mandor/terakhir-dicari/u1': '[]',
    'mandor/terakhir-dicari/u2': '[]',
    'recent:supplier': '[]',
    theme: 'dark',
    pilihan: '{}',
  })

test('what one finished and did not send is named, of every company; nobody else’s', () => {
  expect(unsentTitles(device(), 'u1')).toEqual(['OPN-2611-0004 · Gudang Utama', 'Data tanpa judul'])
})

test('one’s own is taken off the device, kept count sheets too; another’s stays, and how the device looks', () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  const shelf = device()
  wipeShelf(shelf, 'u1')
  expect(shelf.names()).toEqual([
    'queue:u2:c1:opname:o3',
    'draft:u2:c1:order/tambah',
    'mandor/terakhir-dicari/u2',
    'theme',
    'pilihan',
  ])
  expect(deleteDatabase).toHaveBeenCalledWith('mandor-kept')
  vi.unstubAllGlobals()
})

const MB = 1024 * 1024
test.each([
  ['nothing waits on a full phone', 0, 10 * MB, false],
  ['little waits, and there is room', 5 * MB, 900 * MB, false],
  ['little waits, and there is hardly room', 5 * MB, 150 * MB, true],
  ['much waits', 51 * MB, 900 * MB, true],
  ['the browser tells nothing', 5 * MB, undefined, false],
])('a device is tight: %s', (_case, waiting, left, tight) => {
  expect(isTight(waiting, left)).toBe(tight)
})
