import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Block, Inline } from '../src/app/help/chapter.ts'
import { chaptersAbout } from '../src/app/help/chapters-about.ts'
import { guideChapters } from '../src/app/help/guide-plugin.ts'
import { pageAt, siteMap } from '../src/app/site-map.ts'
import { gridAct } from '../src/kit/screen/grid/keys.ts'
import { shortcutGroups } from '../src/kit/screen/shortcuts/shortcuts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}docs/guide/pictures`
const chapters = guideChapters()
const screens = readFileSync(`${root}src/app/web/screens.ts`, 'utf8')
const ids = new Set(chapters.map(({ id }) => id))

const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'heading' || block.kind === 'picture') return []
  return 'items' in block ? block.items.flat() : block.inlines
}
const inlines = chapters.flatMap(({ id, blocks }) => blocks.flatMap(inlinesOf).map((part) => ({ id, part })))

const standing = siteMap
  .filter(({ path, door }) => door === 'signed-in' && screens.includes(`'${path}': screen(`))
  .map(({ path }) => path)

test('every page that stands has a chapter, and every page a chapter names is in the site map', () => {
  const explained = new Set(chapters.flatMap(({ pages, also }) => [...pages, ...also]))
  expect(standing.filter((path) => !explained.has(path))).toEqual([])
  const known = new Set(siteMap.map(({ path }) => path))
  expect([...explained].filter((path) => !known.has(path))).toEqual([])
})

test('help opens at the chapter of the page itself, not at one that mentions it too', () => {
  const named = chapters.flatMap(({ pages }) => pages)
  expect(named.filter((path, at) => named.indexOf(path) !== at)).toEqual([])
  const own = (path: string) => chaptersAbout(chapters, path)[0]?.id
  const lists = ['/order/', '/pelanggan/', '/supplier/', '/pembelian-barang/', '/bahan-baku/', '/gudang/']
  expect(lists.map(own)).toEqual(['order', 'pelanggan', 'supplier', 'pembelian', 'barang', 'stok'])
  const details = ['/order/detail/$orderId', '/pembelian-barang/detail/$pembelianId', '/supplier/detail/$supplierId']
  expect(details.map(own)).toEqual(['order', 'pembelian', 'supplier'])
  const partOf = (part?: string) => chaptersAbout(chapters, '/daftar-proyek/detail/$proyekId', part)[0]?.id
  expect([partOf(), partOf('tim'), partOf('rab'), partOf('opname')]).toEqual(['proyek', 'proyek', 'rab', 'rab'])
  expect(standing.filter((path) => chaptersAbout(chapters, path)[0]?.also.includes(path))).toEqual([])
})

test('every way out of a chapter leads somewhere', () => {
  const links = inlines.flatMap(({ id, part }) =>
    typeof part !== 'string' && part.kind === 'link' ? [{ id, to: part.to }] : [],
  )
  const lost = links.filter(({ to }) => (to.startsWith('/') ? !pageAt(to) : !ids.has(to.replace(/\.md$/, ''))))
  expect(lost).toEqual([])
})

test('what a chapter quotes from the screen stands on a screen', () => {
  const code = readdirSync(`${root}src`, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^app[\\/]help/.test(path))
    .map((path) => readFileSync(`${root}src/${path}`, 'utf8'))
    .join('\n')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  const quoted = inlines.flatMap(({ id, part }) =>
    typeof part !== 'string' && part.kind === 'screen' ? [{ id, text: part.text }] : [],
  )
  expect(quoted.filter(({ text }) => !code.includes(text.toLowerCase()))).toEqual([])
})

test('every chapter says how to, and what to do when it went wrong', () => {
  const without = chapters.filter(({ blocks }) => {
    const heads = blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))
    return (
      !heads.some((head) => /^Kalau |^Yang bisa diketik/.test(head)) || !blocks.some(({ kind }) => kind === 'steps')
    )
  })
  expect(without.map(({ id }) => id)).toEqual([])
})

test('every picture is there, is used, and all together weigh under 3 MB', () => {
  const named = new Set(
    chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? block.name : []))),
  )
  const files = readdirSync(folder).map((name) => name.replace(/\.webp$/, ''))
  expect(files.toSorted()).toEqual([...named].toSorted())
  const bytes = files.reduce((sum, name) => sum + statSync(`${folder}/${name}.webp`).size, 0)
  expect(bytes).toBeLessThan(3_000_000)
})

const KEY = /^((Ctrl|Alt|Shift)\+)*(Enter|Esc|Delete|F\d+|[↑↓←→/?A-Z])$/
const listed = shortcutGroups.flatMap(({ title, rows }) => rows.map((row) => ({ title, ...row })))

test('every key that a chapter names is in the list of shortcuts', () => {
  const known = new Set(listed.flatMap(({ keys }) => keys.flatMap((key) => [key, key.split(' ')[0]])))
  const named = inlines.flatMap(({ part }) => (typeof part !== 'string' && part.kind === 'key' ? part.text : []))
  expect(named.filter((key) => KEY.test(key) && !known.has(key))).toEqual([])
})

test('every key listed for the lines of a document does something there', () => {
  const spot = { row: 1, column: 1, rows: 3, columns: 4, stops: () => true }
  const keys = listed.filter(({ title }) => title === 'Di tabel item').flatMap((row) => row.keys)
  const dead = keys.filter((text) => {
    const held = text.split('+')
    const key = { '↑': 'ArrowUp', '↓': 'ArrowDown', Esc: 'Escape' }[held.at(-1) ?? ''] ?? held.at(-1) ?? ''
    const stroke = { ctrlKey: held.includes('Ctrl'), altKey: held.includes('Alt'), shiftKey: held.includes('Shift') }
    return gridAct({ key, metaKey: false, ...stroke }, spot) === undefined
  })
  expect(dead).toEqual([])
})

test('help and the list of shortcuts say the same of Enter in the lines', () => {
  const said = JSON.stringify(chapters.find(({ id }) => id === 'order')?.blocks)
  expect(said).toContain('Harga yang sudah ada dilewati')
  const enter = listed.find(({ title, keys }) => title === 'Di tabel item' && keys.includes('Enter'))
  expect(enter?.does).toContain('harga yang sudah ada dilewati')
})
