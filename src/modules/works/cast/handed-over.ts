import type { Desk } from '#kit/http/desk.ts'
import { saveFinalHandover, saveFirstHandover } from '../handover/contract.ts'

interface Days {
  readonly first: string
  readonly days: number
  readonly final: string
}

/** Hands a project over twice: after its work, and after its maintenance. */
export async function handedOver(desk: Desk, id: string, { first, days, final }: Days): Promise<void> {
  const { version } = await desk.do(saveFirstHandover, {
    ...{ id, version: null, date: first, number: 'BAST-1/01', maintenanceDays: days },
    ...{ penaltyPerMille: '1', penaltyCap: '5' },
  })
  await desk.do(saveFinalHandover, { id, version, date: final, number: 'BAST-2/01' })
}
