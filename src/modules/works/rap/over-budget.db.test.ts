import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import {
  amendPurchase,
  createPurchase,
  openPurchaseSettings,
  savePurchaseSettings,
} from '#modules/purchasing/orders/contract.ts'
import { createRequest } from '#modules/purchasing/requests/contract.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { anAgreedRab } from '../cast/small.ts'
import { worksRoutes } from '../routes.ts'
import { listRap } from './contract.ts'

test('what goes beyond the cost plan of a work item is told, and refused where the company wants it so', async () => {
  const db = await testDatabase()
  const buyer = await aBuyer(db)
  const { actor } = buyer
  const { id: projectId } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId })
  await anApprovedRap(db, actor, { projectId })
  const { bill } = await deskOf(db, actor, worksRoutes).do(listRap, { id: projectId })
  const workItemId = bill.find((line) => line.code === 'A.3')?.workItemId ?? ''
  const itemId = await buyer.house.item({ name: 'Batu kali', unit: 'm3' })
  const line = (qty: string, price: string) => ({ itemId, qty, price, projectId, workItemId })
  const order = (qty: string, price: string) => ({
    ...{ supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: buyer.house.main, projectId },
    ...{ submit: true, lines: [line(qty, price)] },
  })
  // The plan of A.3 is 30,000,000.
  const within = await buyer.do(createPurchase, order('42', '500000'))
  expect(within).toMatchObject({ state: 'posted', warnings: [] })
  const told = await buyer.do(createPurchase, order('10', '1000000'))
  expect(told.state).toBe('posted')
  expect(told.warnings.map(({ code, text }) => [code, text])).toContainEqual([
    'over-budget',
    'A.3 Pondasi batu kali 1:4: dengan ini biayanya lewat Rp1.000.000 dari RAP Rp30.000.000.',
  ])

  // Of the order within the plan two more are asked, of which one is already too much.
  const { submit: _submit, ...more } = order('44', '500000')
  const amended = { ...more, id: within.id, version: within.version, reason: 'Pondasi lebih dalam' }
  const grown = await buyer.do(amendPurchase, amended)
  expect(grown.warnings.map(({ text }) => text)).toContainEqual(
    'A.3 Pondasi batu kali 1:4: dengan ini biayanya lewat Rp2.000.000 dari RAP Rp30.000.000.',
  )

  const settings = await buyer.do(openPurchaseSettings, {})
  await buyer.do(savePurchaseSettings, { ...settings, refusesOverBudget: true })
  const again = buyer.do(amendPurchase, { ...amended, version: grown.version, lines: [line('45', '500000')] })
  await expect(again).rejects.toMatchObject({ code: 'purchase.over-budget' })
  const refused = buyer.do(createPurchase, order('1', '1'))
  await expect(refused).rejects.toMatchObject({ code: 'purchase.over-budget' })
  const wished = { itemId, qty: '1', estPrice: '1000', projectId, workItemId }
  const request = { date: '2026-11-03', neededBy: '2026-11-10', warehouseId: buyer.house.main, projectId }
  const asked = buyer.do(createRequest, { ...request, lines: [wished], submit: true })
  await expect(asked).rejects.toMatchObject({ code: 'purchase.over-budget' })
  const loose = await buyer.do(createRequest, { ...request, lines: [{ ...wished, workItemId: null }], submit: true })
  expect(loose).toMatchObject({ warnings: [] })
  const draft = await buyer.do(createRequest, { ...request, lines: [wished] })
  expect(draft.warnings).toEqual([
    'A.3 Pondasi batu kali 1:4: dengan ini biayanya lewat Rp2.001.000 dari RAP Rp30.000.000.',
  ])
  const elsewhere = bill.find((one) => one.code === 'B.1')?.workItemId ?? ''
  const other = { ...order('1', '100000'), lines: [{ ...line('1', '100000'), workItemId: elsewhere }] }
  expect((await buyer.do(createPurchase, other)).state).toBe('posted')
  const blind = buyer.as({ can: (right: string) => right !== 'view biaya' })
  await expect(blind.do(createPurchase, order('1', '1'))).rejects.toMatchObject({
    ...{
      code: 'purchase.over-budget',
      facts: { text: 'A.3 Pondasi batu kali 1:4: dengan ini biayanya melewati RAP.' },
    },
  })
})
