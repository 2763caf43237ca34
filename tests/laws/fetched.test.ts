import { expect, test } from 'vitest'
import { linesThat, sources, type Source } from './source-tree.ts'

// A file of an earlier version is gone from the server. Whatever is fetched later goes through what knows that:
// `part` (and `lazy`, `later`, `laterSource` over it), `inCase` where nobody asked yet, the router for its routes.
const code = sources(/^src\/(kit\/screen|app\/web|modules\/.*\/screens)\/.*\.tsx?$/)
const knowing = /\b(part|inCase|fetched|lazy|later|laterSource|screen)(<\w+>)?\(\s*(\{[^{}]*\},\s*)?\(\) =>\s*$/

/** Where something is fetched around them. */
function around({ path, text }: Source): string[] {
  return [...text.matchAll(/\bimport\(/g)]
    .filter(({ index }) => !knowing.test(text.slice(0, index)))
    .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`)
}

test('a file that is fetched later is fetched through what knows that it may be gone', () => {
  expect(code.length).toBeGreaterThan(300)
  expect(code.flatMap(around)).toEqual([])
})

test('React’s own lazy, which never asks twice, stands in one file', () => {
  const own = /import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/
  expect(linesThat(own, code, /^src\/kit\/screen\/client\/lazy\.tsx$/)).toEqual([])
  expect(linesThat(/\blazyRouteComponent\(/, code, /^src\/app\/web\/(router\.tsx|screens\.ts)$/)).toEqual([])
})

test('what goes around is found', () => {
  const file = (text: string) => around({ path: 'x.tsx', text })
  expect(file("const A = lazy(() =>\n  import('./a.tsx').then((m) => ({ default: m.A })))")).toEqual([])
  expect(file("laterSource({ key: 'a', noun: 'b' }, () => import('./a.tsx'))")).toEqual([])
  expect(file("\nvoid import('./a.tsx')")).toEqual(['x.tsx:2'])
  expect(file("const go = () => import('./a.tsx')")).toEqual(['x.tsx:1'])
})
