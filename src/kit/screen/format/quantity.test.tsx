import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Qty } from './quantity.tsx'

const shown = (value: string) => renderToStaticMarkup(<Qty value={value} />).replace(/<[^>]*>/g, '')

test('what is to add up is shown with every decimal: 14 counted of 13,1703 is 0,8297 more', () => {
  expect(['14', '13.1703', '0.8297'].map(shown)).toEqual(['14', '13,1703', '0,8297'])
})
