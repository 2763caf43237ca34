import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { bought } from '#modules/catalog/face.ts'
import { day } from '#ground/day.ts'
import { price } from '#ground/price.ts'
import { newId } from '#kit/id.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { anAgreedRab } from '../cast/small.ts'
import { judgeCost, openControl } from '../control/contract.ts'
import { listRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openDrift } from './contract.ts'

test('what is bought dearer than planned is warned of, and what is still to come is typed with a reason', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const { actor } = house
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  const desk = deskOf(db, actor, worksRoutes)
  const judged = { id, head: 'material' as const, amount: '5000000', reason: 'Harga semen naik' }
  await expect(desk.do(judgeCost, judged)).rejects.toMatchObject({ code: 'etc.no-rap' })
  const itemId = await house.item({ name: 'Batu kali', unit: 'm3' })
  const { bill } = await desk.do(listRap, { id })
  const workItemId = bill.find(({ code }) => code === 'A.3')?.workItemId ?? ''
  const line = { workItemId, head: 'material' as const, unit: 'm3', unitCost: '200000' }
  await anApprovedRap(db, actor, { projectId: id, lines: [{ ...line, description: 'Batu kali', qty: '40' }] })
  await db.withTx((tx) =>
    bought(tx, actor.companyId, {
      ...{ itemId, supplierId: null, unitPrice: price('230000'), on: day('2026-11-20'), documentId: newId() },
    }),
  )
  expect(await desk.do(openDrift, { id })).toMatchObject({
    ...{ warned: 1, effect: '1200000' },
    rows: [{ itemId, planned: '200000', last: '230000', change: '15', isWarned: true, left: '40' }],
  })

  await desk.do(judgeCost, judged)
  const seen = await desk.do(openControl, { id })
  expect(seen).toMatchObject({ toCome: '5000000', atCompletion: '5000000', variance: '3000000' })
  expect(seen.heads).toMatchObject([{ head: 'material', isJudged: true, toCome: '5000000' }])
  expect(seen.judgements).toMatchObject([{ amount: '5000000', reason: 'Harga semen naik', by: actor.name }])
  await desk.do(judgeCost, { ...judged, amount: null, reason: 'Kontrak harga sudah ada' })
  const back = await desk.do(openControl, { id })
  expect(back).toMatchObject({ toCome: '8000000', variance: '0' })
  expect(back.judgements.map(({ amount }) => amount)).toEqual([null, '5000000'])
})
