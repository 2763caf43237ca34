import { buying } from './buying.ts'
import { making } from './making.ts'
import type { DayAct, Ground } from './memory.ts'
import { selling } from './selling.ts'
import { storing } from './storing.ts'

/** One day of a company, act by act: it sells, buys, carries, counts and makes, and takes one of each back. */
export function aDay(ground: Ground): DayAct[] {
  return [...selling(ground), ...buying(ground), ...storing(ground), ...making(ground)]
}
