import { expect, test } from 'vitest'
import { sources } from './source-tree.ts'

const FORM_PAGE = /\/(screens\/(add|edit)-[\w-]+|cash-purchase|(purchase|request|stock|order)-form)\.tsx$/
const BEGINS = /\buseForm(?:<[^(]*>)?\(\{/g

/** What is given to a form, from its first brace to the one that closes it. */
function given(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(from, at)
  }
  return text.slice(from)
}

test('whatever page is typed into keeps its draft on the device, and offers it after a crash', () => {
  const forms = sources(FORM_PAGE).flatMap(({ path, text }) =>
    [...text.matchAll(BEGINS)].map((match) => ({ path, given: given(text, match.index + match[0].length - 1) })),
  )
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter((form) => !/\bdraft\b/.test(form.given)).map(({ path }) => path)).toEqual([])
})
