import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'

/** What is held back of one crew's contract, and what of it was paid out. */
export interface CrewRetention {
  readonly crewId: string
  readonly crew: string
  readonly leader: string
  readonly spk: string | null
  /** Of opnames that are in wages, and from before the books began. */
  readonly held: MoneyText
  readonly opened: MoneyText
  readonly open: MoneyText
  readonly releases: readonly {
    readonly id: string
    readonly on: DayText
    readonly amount: MoneyText
    readonly account: string
    readonly isVoid: boolean
    readonly by: string
  }[]
}

/** The crews of a project of which something was held back, with where it may be paid from. */
export interface ProjectRetention {
  readonly crews: readonly CrewRetention[]
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
}

const touches = ['piece-crews', 'journal', 'cash', 'wages']

/** What is held back of the crews of a project that work by the piece: at most a hundred, by name. */
export const openRetention = endpoint({
  method: 'GET',
  path: '/api/borongan/retensi',
  permission: 'view gaji',
  input: z.strictObject({ projectId: zId }),
  answer: answer<ProjectRetention>(),
  reads: ['piece-crews', 'wages', 'cash'],
})

/** Pays out what was held back of a leader's contract, after its guarantee. */
export const releaseRetention = endpoint({
  method: 'POST',
  path: '/api/borongan/retensi',
  permission: 'approve slip-gaji',
  input: z.strictObject({
    crewId: zId,
    amount: zPositiveMoney,
    date: zDay,
    /** The last day on which the leader had to mend his work. */
    guaranteeUntil: zDay,
    cashAccountId: zOrNull(zId),
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Takes a release back: the money is held again, its entry is mirrored. */
export const voidRetentionRelease = endpoint({
  method: 'POST',
  path: '/api/borongan/retensi/:id/batal',
  permission: 'approve slip-gaji',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
