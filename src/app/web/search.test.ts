import { expect, test } from 'vitest'
import { pageAt } from '#app/site-map.ts'
import { readSearch, withoutWrongTab, writeSearch } from './search.ts'

const page = (address: string) => {
  const found = pageAt(address)
  if (!found) throw new Error(address)
  return found
}

test('a tab outside the list is dropped, the rest stays', () => {
  expect(withoutWrongTab(page('/gudang/'), { tab: 'salah', q: 'semen' })).toEqual({ tab: undefined, q: 'semen' })
  expect(withoutWrongTab(page('/gudang/'), { tab: 'stock' })).toEqual({ tab: 'stock' })
  expect(withoutWrongTab(page('/order/'), { tab: 'stock' })).toEqual({ tab: undefined })
})

test('search parts are texts both ways, and commas stay readable', () => {
  expect(readSearch('?q=0042&status=draf,lunas')).toEqual({ q: '0042', status: 'draf,lunas' })
  expect(writeSearch({ q: '0042', status: 'draf,lunas', page: undefined, view: '' })).toBe('?q=0042&status=draf,lunas')
  expect(writeSearch({})).toBe('')
})
