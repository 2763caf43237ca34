import { expect, test } from 'vitest'
import { allows, type StatusAct } from './status-acts.ts'

const acts: readonly StatusAct[] = ['confirm', 'hold', 'resume', 'close', 'void']
const fresh = { state: 'posted', status: 'confirmed', delivery: 'none', billing: 'none' } as const

test.each([
  ['a draft', { ...fresh, state: 'draft', status: 'draft' }, ['confirm']],
  ['an offer that ran out', { ...fresh, state: 'draft', status: 'expired' }, ['confirm']],
  ['one that waits for a yes', { ...fresh, state: 'pending_approval', status: 'pending' }, []],
  ['a confirmed one', fresh, ['hold', 'void']],
  ['one of services alone', { ...fresh, delivery: 'not-needed' }, ['hold', 'void']],
  ['a held one', { ...fresh, status: 'held' }, ['resume', 'void']],
  ['one sent in part', { ...fresh, status: 'partly-delivered', delivery: 'partial' }, ['hold', 'close']],
  ['one sent in part and held', { ...fresh, status: 'held', delivery: 'partial' }, ['resume', 'close']],
  ['one with an advance billed', { ...fresh, billing: 'partial' }, ['hold', 'close']],
  ['a finished one', { ...fresh, status: 'done', delivery: 'full', billing: 'full' }, []],
  ['a closed one', { ...fresh, status: 'closed', delivery: 'partial' }, []],
  ['a voided one', { ...fresh, state: 'void', status: 'void' }, []],
] as const)('%s may be changed as its life allows', (_name, row, wanted) => {
  expect(acts.filter((act) => allows(act, row))).toEqual(wanted)
})
