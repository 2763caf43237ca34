import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { departments } from '../../src/modules/list.ts'
import { linesThat, root, sources } from './source-tree.ts'

const code = sources(/\.tsx?$/)

test('no rounding and no float parsing outside the ground', () => {
  expect(linesThat(/Math\.round\(|\.toFixed\(|parseFloat\(/, code, /^src\/ground\//)).toEqual([])
})

test('nobody reads the clock outside the kit', () => {
  expect(linesThat(/new Date\(\)|Date\.now\(\)/, code, /^src\/kit\//)).toEqual([])
})

test('nobody updates or deletes rows of the two books', () => {
  const books =
    /(updateTable|deleteFrom)\('(stock_move|journal_line|journal_entry)'|(update|delete from)\s+(stock_move|journal_line|journal_entry)\b/i
  expect(linesThat(books, code, /^$/)).toEqual([])
})

test('a page waits for its answer, and says that it did not come, in a card', () => {
  const bare = /<Page\b[^>]*>\s*(\{[^{}<]*)?<(Loading|ErrorState)\b/
  expect(code.filter((file) => bare.test(file.text)).map((file) => file.path)).toEqual([])
})

test('a part that did not come says by itself whether the right or the answer is missing', () => {
  const others = linesThat(/<ErrorState onRetry=\{[^}]*\} \/>/, code, /^src\/kit\/screen\/ui\//)
  expect(others).toEqual([])
})

test('a list of the platform with its arrow is drawn once, by the kit', () => {
  const drawn = /<select\b[^<]*appearance-none/
  const others = code.filter(({ path, text }) => drawn.test(text) && !path.startsWith('src/kit/screen/'))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = [...code, ...sources(/\.css$/)].filter((file) => file.text.split('\n').length > 301)
  expect(long.map((file) => file.path)).toEqual([])
})

test('no unfinished marks and no escape from the types', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|as any\b|: any\b|@ts-(ignore|expect-error|nocheck)|oxlint-disable|eslint-disable/
  expect(linesThat(marks, code, /^$/)).toEqual([])
})

test('only stores and the kit narrow the handle to tables', () => {
  const allowed = /^src\/kit\/|store\.ts$|store\/[^/]+\.ts$|^src\/app\/(cli|seed)\//
  expect(linesThat(/\btables<\w+>\(/, code, allowed)).toEqual([])
})

test('no folder is a drawer for everything', () => {
  const drawers = code.filter((file) => /\/(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file.path))
  expect(drawers.map((file) => file.path)).toEqual([])
})

test('every department has a README that says what lives there', () => {
  const missing = departments.filter(
    ({ name }) => existsSync(`${root}src/modules/${name}`) && !existsSync(`${root}src/modules/${name}/README.md`),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every folder of the business is in the list of departments', () => {
  const known = new Set(departments.map(({ name }) => name))
  const strangers = code
    .map((file) => /^src\/modules\/([^/]+)\//.exec(file.path)?.[1])
    .filter((name) => name && !known.has(name))
  expect([...new Set(strangers)]).toEqual([])
})

test('every department declares what it brings, and the house takes it up', () => {
  const house = code.find((file) => file.path === 'src/app/departments.ts')?.text ?? ''
  const missing = departments.filter(({ name }) => {
    const own = code.find((file) => file.path === `src/modules/${name}/department.ts`)?.text ?? ''
    return !own.includes(`name: '${name}'`) || !house.includes(`${name}Department,`)
  })
  expect(missing.map(({ name }) => name)).toEqual([])
})

/** Names that older departments still export twice; whoever mends one takes it off, and nobody adds one. */
const SAID_TWICE: Readonly<Record<string, number>> = {
  catalog: 8,
  company: 8,
  parties: 21,
  production: 2,
  projects: 1,
  purchasing: 39,
  sales: 21,
  stock: 1,
  warehouse: 48,
}

test('what a department exports can be searched: no name is said twice in it', () => {
  const exported = /^export (?:async )?(?:function\*?|const) (\w+)/gm
  const said = departments.map(({ name }) => {
    const own = code.filter((file) => file.path.startsWith(`src/modules/${name}/`))
    const names = own.flatMap(({ text }) => [...text.matchAll(exported)].map(([, found]) => found ?? ''))
    const twice = names.filter((found, at) => names.indexOf(found) !== at)
    return [name, new Set(twice)] as const
  })
  const more = said.filter(([name, twice]) => twice.size > (SAID_TWICE[name] ?? 0))
  expect(more.map(([name, twice]) => `${name}: ${[...twice].join(' ')}`)).toEqual([])
})
