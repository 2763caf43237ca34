import { NO_DIMS } from '#ground/dims.ts'
import { afterAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { answerLink } from '#kit/paper/links/answers/take-answer.ts'
import { newestLink } from '#kit/paper/links/store.ts'
import '#modules/warehouse/files.ts'
import { shareTransfers } from '#modules/warehouse/papers/shared.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { SIGNING } from '#modules/warehouse/transfers/transfer.ts'
import * as write from '#modules/warehouse/transfers/write-transfer.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

const shelf = aShelf()
afterAll(() => shelf.clear())

test('the driver signs for goods between two warehouses through the QR: the transfer shows it and is still on its way', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  shareTransfers()
  const itemId = await house.item({ name: 'Semen 50 kg' })
  await aReceipt(db, house, { itemId, qty: '100', value: 6_800_000n })
  const lines = [{ ...NO_DIMS, itemId, qty: quantity('10'), unit: null, note: null }]
  const ends = { date: day('2026-11-21'), fromWarehouseId: house.main, toWarehouseId: house.site }
  const said = { driverName: 'Asep', vehiclePlate: null, requestedBy: null, notes: null }
  const make = (send: boolean) =>
    db.withTx((tx) => write.createTransfer(tx, house.actor, { ...ends, ...said, lines, send }))
  const linkOf = (documentId: string) =>
    newestLink(db.read, { companyId: house.actor.companyId, kind: SIGNING, documentId })

  expect(await linkOf((await make(false)).id)).toBeNull()
  const { id } = await make(true)
  const token = (await linkOf(id))?.split('/d/')[1] ?? ''
  const typed = { key: newId(), by: 'Asep', as: 'sopir', isComplete: false, note: 'Satu sak basah', secondsAgo: 60 }
  const part = (field: string, bytes: Buffer) => ({ field, name: 'x', bytes })
  const parts = [
    part('jawaban', Buffer.from(JSON.stringify(typed))),
    part('tanda-tangan', await aPhoto(51).png().toBuffer()),
  ]
  const caller = { ip: '10.4.0.2', files: async () => parts }
  await answerLink({ db, actor: undefined, asked: { token }, caller } as unknown as OpenCall<{ token: string }>)

  expect(await openTransfer(db.read, house.actor, id)).toMatchObject({
    status: 'sent',
    outcomes: [],
    answer: { by: 'Asep', as: 'sopir', isComplete: false, note: 'Satu sak basah', place: null, photos: [] },
  })
})
