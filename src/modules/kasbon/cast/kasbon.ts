import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { addKasbon } from '../contract.ts'
import { kasbonActs } from '../kasbon.ts'
import { kasbonRoutes } from '../routes.ts'

type Asked = Partial<InputOf<typeof addKasbon>> & ({ readonly employeeId: string } | { readonly workerId: string })

/** Lends somebody of a test Rp3.000.000 in six months from October 2026, approved by another and paid from the cash box. */
export async function aPaidKasbon(db: Database, actor: Actor, asked: Asked): Promise<string> {
  const desk = deskOf(db, actor, kasbonRoutes)
  const boss = deskOf(db, { ...actor, userId: newId(), name: 'Rina Marlina' }, kasbonRoutes)
  const date = asked.date ?? '2026-10-01'
  const terms = {
    amount: '3000000',
    times: 6,
    every: 'bulan' as const,
    firstDue: '2026-10-31',
    purpose: 'Biaya sekolah',
  }
  const { id, version } = await desk.do(addKasbon, { date, ...terms, ...asked })
  const approved = await boss.do(kasbonActs.approve.door, { id, version })
  await boss.do(kasbonActs.pay.door, { id, version: approved.version, date, cashAccountId: null })
  return id
}
