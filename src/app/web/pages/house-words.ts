import { ask } from '#kit/screen/client/ask.ts'
import type { FilterWord } from '#kit/screen/list/filter.ts'
import { houses } from '#modules/production/houses/contract.ts'

/** The production houses one may see, as words of a filter; none when they cannot be asked for. */
export async function houseWords(): Promise<readonly FilterWord[]> {
  try {
    const { rows } = await ask(houses.list, { status: 'aktif', size: 100 }, { isQuiet: true })
    return rows.map((house) => ({ value: house.id, label: house.name }))
  } catch {
    return []
  }
}
