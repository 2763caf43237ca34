import { expect, test } from 'vitest'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import * as contract from '#modules/journal/chart/contract.ts'
import { post } from '#modules/journal/face.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aHouse } from '../../../../tests/cast/house.ts'

test('an account is added, renamed, put away and brought back; what documents write to stays', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, journalRoutes)
  const of = async (code: string) => (await desk.do(contract.listChart, {})).find((each) => each.code === code)
  const refusal = (code: string) => expect.objectContaining({ code }) as Error
  const { id } = await desk.do(contract.addAccount, { code: '6-2010', name: 'Beban listrik', normal: 'debit' })
  const line = 'Laba rugi · Beban usaha'
  expect(await of('6-2010')).toMatchObject({ id, name: 'Beban listrik', line, balance: '0', isKept: false, version: 1 })
  const again = { code: '6-2010', name: 'Lain', normal: 'debit' as const }
  await expect(desk.do(contract.addAccount, again)).rejects.toThrow(refusal('chart.taken'))
  await expect(desk.do(contract.addAccount, { ...again, code: '1-1250' })).rejects.toThrow(refusal('chart.cash'))

  await desk.do(contract.changeAccount, { id, version: 1, name: 'Beban listrik kantor', isArchived: true })
  expect(await of('6-2010')).toMatchObject({ name: 'Beban listrik kantor', isArchived: true, version: 2 })
  const stale = { id, version: 1, name: 'Lama', isArchived: false }
  await expect(desk.do(contract.changeAccount, stale)).rejects.toThrow(refusal('document.changed'))
  await desk.do(contract.changeAccount, { ...stale, version: 2, name: 'Beban listrik' })
  expect(await of('6-2010')).toMatchObject({ isArchived: false })

  const kept = await of('6-2000')
  const away = { id: kept?.id ?? '', version: kept?.version ?? 0, name: 'Kantor', isArchived: true }
  await expect(desk.do(contract.changeAccount, away)).rejects.toThrow(refusal('chart.in-use'))

  const lines = [debit('6-2010', money(5n), NO_DIMS), credit('3-1000', money(5n), NO_DIMS)]
  const about = { on: today(house.actor), area: 'finance' as const, source: { kind: 'try', id: newId() }, memo: 'Coba' }
  await db.withTx((tx) => post(tx, house.actor, { ...about, lines }))
  const filled = { id, version: 3, name: 'Beban listrik', isArchived: true }
  await expect(desk.do(contract.changeAccount, filled)).rejects.toThrow(refusal('chart.not-empty'))
})
