import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isNested, patternsIn } from './regex.ts'
import { sources } from './source-tree.ts'

// A pattern that can be tried in too many ways holds the whole server for one typed line (security.md D4).
const patterns = patternsIn(sources(/\.tsx?$/))

/** What a pattern is made of, over and over, and then something that fits nowhere. */
function almost({ source }: { readonly source: string }): string[] {
  const words = source.match(/[\p{L}\p{N}]{1,12}/gu) ?? []
  const marks = [...new Set(source.replace(/[\p{L}\p{N}]/gu, ''))]
  return [...new Set([...words, ...marks, ' ', '-', '1.', 'a'])].flatMap((part) => [
    `${part.repeat(60)}\u0001`,
    `${` ${part}`.repeat(60)}\u0001`,
  ])
}

test('the scanner sees patterns, and which of them repeat what repeats itself', () => {
  expect(patterns.length).toBeGreaterThan(300)
  for (const planted of ['^(a+)+$', '(?:[a-z]+,?)*x', '((ab)*c)+', '(x{2,}y?)*', '(?:\\s*\\d+)+$'])
    expect(isNested(planted), planted).toBe(true)
  for (const honest of ['^\\d{1,3}(\\.\\d{3})+$', 'a+b+', '[(a+)+]', '(ab)+', '\\(a+\\)+', '(?:a|b)*c', '(a{1,3})+'])
    expect(isNested(honest), honest).toBe(false)
  const text =
    "const a = /(b+)+c/i.test(x)\nconst d = new RegExp(String.raw`^(?:${E}+)+$`, 'u')\n// /(f+)+/\nconst g = h / 2 / 3"
  expect(patternsIn([{ path: 'x.ts', text }]).map(({ where, source }) => [where, source, isNested(source)])).toEqual([
    ['x.ts:1', '(b+)+c', true],
    ['x.ts:2', '^(?:x+)+$', true],
  ])
})

test('none does, but for the readers of pasted lists, whose parts each begin with what the one before cannot end with', () => {
  const nested = patterns.filter(({ source }) => isNested(source))
  expect([...new Set(nested.map(({ where }) => where.replace(/:\d+$/, '')))].toSorted()).toEqual([
    'src/ground/paste-list.ts',
    'src/ground/paste-row.ts',
  ])
  for (const { source, flags, where } of nested)
    for (const text of almost({ source })) {
      const seek = () =>
        runInNewContext('new RegExp(source, flags).test(text)', { source, flags, text }, { timeout: 3000 })
      expect(seek, `${where} on ${JSON.stringify(text.slice(0, 30))}…`).not.toThrow()
    }
})

test('what explodes is seen to explode', () => {
  const seek = () => runInNewContext('/^(a+)+$/.test(text)', { text: `${'a'.repeat(60)}!` }, { timeout: 200 })
  expect(seek).toThrow('timed out')
})
