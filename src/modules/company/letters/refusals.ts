import type { Facts } from '#ground/refusal.ts'
import { letterKindOf } from '#modules/company/letters/kinds.ts'
import { strangeSaid } from '#modules/company/letters/rules.ts'

/** What letters refuse. */
export const letterRefusals = {
  'letter.unknown-place': (f: Facts) => {
    const kind = letterKindOf(String(f.kind))
    return kind ? strangeSaid(kind, String(f.word)) : `{${f.word}} tidak dikenal. Hapus, atau pilih dari daftar isian.`
  },
}
