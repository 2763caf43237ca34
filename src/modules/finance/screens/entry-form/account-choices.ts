import type { Option } from '#kit/screen/form/choice-fields.tsx'
import type { LineAccount } from '../../entries/contract.ts'
import type { CashEntryKind } from '../../words.ts'

// What money of a kind is mostly for, by the first digit of the account.
const USUAL: Readonly<Record<CashEntryKind, string>> = { keluar: '56728134', masuk: '47321568', pindah: '' }

/** The accounts of a line as a list: those this person lately wrote for the kind lead, then what the kind is mostly for. */
export function accountChoices(accounts: readonly LineAccount[], kind: CashEntryKind): readonly Option[] {
  const rank = ({ code, usedFor }: LineAccount) => (usedFor.includes(kind) ? -1 : USUAL[kind].indexOf(code[0] ?? ''))
  return accounts
    .toSorted((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code))
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
}
