import { thousands } from '#ground/format.ts'
import type { ListAnswer } from '#kit/list/columns.ts'

/** '312', or '10.000+' where counting stopped. */
export function countText(answer: Pick<ListAnswer<unknown>, 'count' | 'isCountCapped'>): string {
  return `${thousands(String(answer.count))}${answer.isCountCapped ? '+' : ''}`
}
