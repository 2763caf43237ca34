import type { Facts } from '#ground/refusal.ts'
import { strangeSaid } from '#modules/company/letters/rules.ts'

/** What letters refuse. */
export const letterRefusals = {
  'letter.unknown-place': (f: Facts) =>
    strangeSaid({ name: String(f.name), places: String(f.places).split(' ') }, String(f.word)),
}
