import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { minus, money, ZERO } from '#ground/money.ts'
import type { SignedContract } from '../../billing/contract.ts'

type Told = Pick<SignedContract, 'value' | 'billed' | 'retentionHeld' | 'handover' | 'standIn' | 'ready'>

/** Says what the retention that is held waits for, and what is wanting of the guarantee that would stand in for it; nothing where none is held. */
export function retentionWords(contract: Told): string | undefined {
  const { handover, standIn, retentionHeld } = contract
  if (retentionHeld === '0') return undefined
  const held = `Retensi ${rupiah(retentionHeld)}`
  if (!handover)
    return `${held} bisa ditagih sesudah BAST-2, atau sesudah BAST-1 bila diganti jaminan pemeliharaan.${standIn ? ` ${standIn.number} sudah dicatat dan dihitung sejak BAST-1.` : ''}`
  if (handover.isRetentionFree) return `${because(contract)} ${open(contract)}`
  const until = on(handover.maintenanceUntil)
  const swap = `${held} bisa ditagih sesudah BAST-2, paling cepat ${until}, atau sekarang bila diganti jaminan pemeliharaan senilai itu yang berlaku sampai ${until}.`
  return standIn ? `${swap} ${wanting(contract, standIn)}` : swap
}

const on = (day: string) => dayFormat(day as Day, 'short')

function because({ handover, standIn }: Told): string {
  return handover?.finalOn
    ? 'BAST-2 sudah dicatat.'
    : `${standIn?.number ?? 'Jaminan pemeliharaan'} menggantikan retensi sampai akhir masa pemeliharaan.`
}

function open({ value, billed, retentionHeld, ready }: Told): string {
  if (ready.some(({ kind }) => kind === 'retention_tax'))
    return `Retensi ${rupiah(retentionHeld)} bisa ditagih sesudah PPN retensinya ditagih.`
  const left = minus(money(value), money(billed))
  return left > ZERO
    ? `Retensi ${rupiah(retentionHeld)} bisa ditagih sesudah semua pekerjaan ditagih; yang belum ${rupiah(String(left))}.`
    : `Retensi ${rupiah(retentionHeld)} bisa ditagih sekarang.`
}

function wanting({ retentionHeld, handover }: Told, { number, amount, validTo }: NonNullable<Told['standIn']>): string {
  const short = minus(money(retentionHeld), money(amount))
  const parts = [
    ...(short > ZERO ? [`nilainya kurang ${rupiah(String(short))}`] : []),
    ...(handover && validTo < handover.maintenanceUntil ? [`hanya berlaku sampai ${on(validTo)}`] : []),
  ]
  return `${number} belum cukup: ${parts.join(', dan ')}.`
}
