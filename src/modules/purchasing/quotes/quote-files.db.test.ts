import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aBuyer } from '../cast/buyer.ts'
import { createRequest, decideRequest } from '../requests/contract.ts'
import * as quote from './contract.ts'

const shelf = aShelf()
afterAll(() => shelf.clear())

test('papers of a quote lie with it, are counted beside its supplier, and follow the rights of purchasing', async () => {
  const db = await testDatabase()
  const buyer = await aBuyer(db)
  const { id, version } = await buyer.do(createRequest, {
    ...{ date: '2026-11-03', neededBy: '2026-11-20', warehouseId: buyer.house.main, submit: true },
    lines: [{ itemId: await buyer.house.item({ name: 'Semen' }), qty: '10' }],
  } as never)
  // Nobody else is there to say yes.
  await buyer.do(decideRequest, { id, version, decision: 'approve' })
  const { id: kept } = await handsOf(db, buyer.actor).draft(aPaper(), 'penawaran.pdf')
  const { lines } = await buyer.do(quote.compareQuotes, { id })
  const made = await buyer.do(quote.addQuote, {
    ...{ id, supplierId: await buyer.supplier({ name: 'UD Dekat' }), date: '2026-11-04', files: [kept] },
    lines: [{ requestLineId: lines[0]!.requestLineId, price: '60000' }],
  })
  expect((await buyer.do(quote.compareQuotes, { id })).quotes).toMatchObject([{ id: made.id, fileCount: 1 }])

  const owner = fileOwner('penawaran')
  const may = (...permissions: string[]) => ({ ...buyer.actor, can: (wanted: string) => permissions.includes(wanted) })
  const reader = may('view pembelian-barang', 'view semua-pembelian')
  await owner.mayRead(db.read, buyer.actor, made.id)
  await owner.mayWrite(db.read, buyer.actor, made.id)
  expect(await owner.calledAs?.(db.read, buyer.actor, made.id)).toBe('penawaran UD Dekat')
  await expect(owner.mayWrite(db.read, reader, made.id)).rejects.toThrow(Forbidden)
  await expect(owner.mayRead(db.read, may(), made.id)).rejects.toThrow(Forbidden)
  const stranger = { ...buyer.actor, companyId: newId() }
  await expect(owner.mayRead(db.read, stranger, made.id)).rejects.toThrow(NotFound)
})
