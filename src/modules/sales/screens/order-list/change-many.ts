import { refetchTouched } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import type { Told } from '#kit/screen/list/many/one-by-one.ts'
import { closeOrder, confirmOrder, holdOrder, resumeOrder, voidOrder } from '../../orders/act-contract.ts'
import type { OrderRow } from '../../orders/contract.ts'
import type { StatusAct } from './status-acts.ts'

/** The door of each act: the very one the page of an order goes through. */
export const statusDoors = {
  confirm: confirmOrder,
  hold: holdOrder,
  resume: resumeOrder,
  close: closeOrder,
  void: voidOrder,
} as const

type Changed = Pick<OrderRow, 'id' | 'label' | 'version'>

/** How it went: what is done, what was refused and why, and what is worth knowing of the rest. */
export interface Outcome {
  readonly done: readonly string[]
  readonly refused: readonly Told[]
  readonly warnings: readonly Told[]
}

interface Wish {
  readonly act: StatusAct
  readonly reason: string
  /** Keys of what nobody answered: the same wish is sent once more under the same key. */
  readonly keys: Map<string, string>
  readonly onStep: (count: number) => void
}

/** Does one act to order after order, each on its own: a refusal stops none of the others. */
export async function changeMany(rows: readonly Changed[], wish: Wish): Promise<Outcome> {
  const done: string[] = []
  const refused: { label: string; why: string }[] = []
  const warnings: { label: string; why: string }[] = []
  for (const [at, row] of rows.entries()) {
    wish.onStep(at)
    try {
      const answer = await one(row, wish)
      done.push(row.id)
      const label = answer.number ?? row.label
      warnings.push(...warningsIn(answer).map(({ text }) => ({ label, why: text })))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      refused.push({ label: row.label, why: error.message })
    }
  }
  refetchTouched(statusDoors[wish.act].touches)
  return { done, refused, warnings }
}

async function one(row: Changed, { act, reason, keys }: Wish) {
  const name = `${act} ${row.id} ${row.version} ${reason}`
  const key = keys.get(name) ?? newKey()
  keys.set(name, key)
  const { id, version } = row
  const options = { key, isQuiet: true }
  if (act === 'confirm' || act === 'resume') return ask(statusDoors[act], { id, version }, options)
  return ask(statusDoors[act], { id, version, reason }, options)
}

function warningsIn(answer: object): readonly { readonly text: string }[] {
  return 'warnings' in answer && Array.isArray(answer.warnings) ? answer.warnings : []
}
