import { expect, test } from 'vitest'
import { peopleIn } from './invite-list.ts'

const rina = { email: 'rina@x.id', name: 'Rina Wulandari' }
const joko = { email: 'joko@x.id', name: null }

test.each([
  ['an address a line', 'rina@x.id\n\n  JOKO@x.id ', [{ ...rina, name: null }, joko]],
  ['two columns of a sheet, with heads', 'Nama\tEmail\nRina Wulandari\trina@x.id', [rina]],
  ['columns of a CSV, the address first', 'Email;Nama\nrina@x.id;Rina Wulandari;\n', [rina]],
  ['what a mail program writes', '"Rina Wulandari" <rina@x.id>; <joko@x.id>', [rina, joko]],
  ['commas on one line', 'rina@x.id, joko@x.id', [{ ...rina, name: null }, joko]],
  ['a numbered list', '1. Rina Wulandari (rina@x.id)\n2. joko@x.id', [rina, joko]],
  ['one that stands twice', 'rina@x.id\nRina@X.id', [{ ...rina, name: null }]],
])('%s is read', (_how, text, people) => {
  expect(peopleIn(text)).toEqual({ people, unclear: [] })
})

test('a line that names nobody is said, and nothing is read from nothing', () => {
  expect(peopleIn('Pak Dedi\nrina@\njoko@x.id')).toEqual({ people: [joko], unclear: ['Pak Dedi', 'rina@'] })
  expect(peopleIn(' \n')).toEqual({ people: [], unclear: [] })
})

test('a long paste of nonsense is read at once', () => {
  const began = performance.now()
  expect(peopleIn(`${'no - '.repeat(20_000)}!`).people).toEqual([])
  expect(performance.now() - began).toBeLessThan(500)
})
