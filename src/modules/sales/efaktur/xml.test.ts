import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { goodsOf, type Sold } from './goods.ts'
import { unitCode } from './units.ts'
import { efakturXml, type Buyer } from './xml.ts'

const ordinary = { baseNum: 11n, baseDen: 12n, rate: '12' }
const walls: Sold = {
  name: 'Pekerjaan pasangan bata & plesteran',
  isService: true,
  ...{ qty: quantity('120.5'), unit: 'm²', price: price('185000'), net: money(22_292_500) },
}
const cement: Sold = {
  name: 'Semen 50 kg',
  isService: false,
  ...{ qty: quantity('40'), unit: 'sak', price: price('68500'), net: money(2_700_000) },
}
const buyer: Buyer = {
  npwp: '0098765432109000',
  ...{ nik: null, nitku: null, name: 'PT Contoh Pembeli & Rekan', address: 'Jl. Contoh No. 1, Jakarta Selatan' },
  email: 'pajak@contoh.test',
}
const seller = { npwp: '0012345678912000', nitku: '0012345678912000000000' }
const faktur = (sold: readonly Sold[], by = buyer, base = 24_992_500) => ({
  date: '2026-11-20',
  ...{ transactionCode: '04', reference: 'INV/2026/11/0001', buyer: by },
  goods: goodsOf(sold, { ...ordinary, base: money(base) }),
})

test('the sample of the tax office comes out to the letter', () => {
  const sample = readFileSync(new URL('../../../../tests/vectors/efaktur_sample.xml', import.meta.url), 'utf8')
  expect(efakturXml(seller, [faktur([walls, cement])]).trim()).toBe(sample.trim())
})

test('a person is named by NIK, what is none of XML goes, and what has a meaning there is escaped', () => {
  const xml = efakturXml(seller, [
    faktur(
      [cement],
      { ...buyer, npwp: null, nik: '3201011212900001', name: 'Budi\u0000 <Jr>\n', email: '' },
      2_700_000,
    ),
  ])
  expect(xml).toContain('<BuyerTin>0000000000000000</BuyerTin>')
  expect(xml).toContain('<BuyerDocument>National ID</BuyerDocument>')
  expect(xml).toContain('<BuyerDocumentNumber>3201011212900001</BuyerDocumentNumber>')
  expect(xml).toContain('<BuyerIDTKU>0000000000000000000000</BuyerIDTKU>')
  expect(xml).toContain('<BuyerName>Budi &lt;Jr&gt;</BuyerName>')
  expect(xml).toContain('<BuyerEmail/>')
})

test.each([
  ['m2', 'UM.0012'],
  ['M³', 'UM.0034'],
  ['kg', 'UM.0003'],
  ['sak', 'UM.0033'],
])('the unit %s is %s', (unit, code) => expect(unitCode(unit)).toBe(code))
