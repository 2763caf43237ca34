import { expect, test } from 'vitest'
import { aCounter } from '../cast/counter.ts'
import { allLaws } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as returns from './contract.ts'

test('each document keeps the rates it used: an old invoice is credited at its PPN, a new one bears the new', async () => {
  const { db, shop, labour, made } = await aCounter()
  const billed = async (date: string) => {
    const { id } = await made({ date, taxCode: 'PPN', lines: [{ itemId: labour, qty: '10', price: '1000000' }] })
    return shop.do(invoice.openInvoice, { id: (await shop.do(invoice.createInvoice, { id, date })).id })
  }
  const old = await billed('2026-11-05')
  expect(old).toMatchObject({ dpp: '10000000', ppn: '1100000', taxes: [{ label: 'PPN 12% × 11/12' }] })

  // The law changes on the 10th.
  await db.pool.query(`update tax_rate set valid_until = '2026-11-09' where code = 'PPN' and valid_until is null`)
  await db.pool.query(
    `insert into tax_rate (code, kind, name, rate, base_num, base_den, valid_from, object_code)
     values ('PPN', 'ppn', 'PPN 15%', 15, 1, 1, '2026-11-10', '01')`,
  )
  const lines = [{ invoiceLineId: old.lines[0]!.id, qty: '4' }]
  const part = await shop.do(returns.createCreditNote, { id: old.id, date: '2026-11-12', reason: 'Harga', lines })
  const rest = await shop.do(returns.createCreditNote, { id: old.id, date: '2026-11-12', reason: 'Harga' })
  const [four, six] = [
    await shop.do(returns.openCreditNote, { id: part.id }),
    await shop.do(returns.openCreditNote, { id: rest.id }),
  ]
  expect([four.ppn, six.ppn]).toEqual(['440000', '660000'])
  expect(four.taxes).toMatchObject([{ label: 'PPN 12% × 11/12' }])
  expect(await shop.do(invoice.openInvoice, { id: old.id })).toMatchObject({ ppn: '1100000', taxes: old.taxes })

  expect(await billed('2026-11-12')).toMatchObject({ ppn: '1500000', taxes: [{ label: 'PPN 15%' }] })
  await allLaws(db)
})
