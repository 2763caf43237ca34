import { quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { editPieceOpname, type PieceOpnamePage } from '../../opnames/contract.ts'
import type { PieceCrew } from '../../pieces/contract.ts'

/** What of crews lies on a device: nothing of what they are paid, and none whose members are given amounts. */
export function withoutRates(crews: readonly PieceCrew[]): PieceCrew[] {
  return crews
    .filter(({ shareBy }) => shareBy !== 'amount')
    .map((crew) => ({ ...crew, retention: '0', works: crew.works.map((work) => ({ ...work, rate: null })) }))
}

/** What the form holds of an opname; half days are whole numbers. */
export interface OpnameValues {
  readonly measuredOn: string
  readonly witness: string
  readonly note: string
  readonly lines: readonly (KeyedRow & { readonly workId: string; readonly volume: string })[]
  readonly members: readonly (KeyedRow & {
    readonly workerId: string
    readonly halfDays: number
    readonly amount: string
  })[]
  readonly files: readonly string[]
  readonly version?: number
}

/** An opname of a crew of which nothing is measured yet. */
export function blankOpname(crew: PieceCrew, measuredOn: string): OpnameValues {
  return {
    ...{ measuredOn, witness: '', note: '', files: [] },
    lines: crew.works.map(({ id: workId }) => ({ key: rowKey(), workId, volume: '' })),
    members: crew.members.map(({ workerId }) => ({ key: rowKey(), workerId, halfDays: 0, amount: '' })),
  }
}

/** An opname as the form shows it: work and members that it does not name are there too. */
export function opnameValues(page: PieceOpnamePage): OpnameValues {
  const blank = blankOpname(page.crewNow, page.measuredOn)
  const volumes = new Map(page.lines.map(({ workId, volume }) => [workId, volume]))
  const shares = new Map(page.members.map((member) => [member.workerId, member]))
  return {
    ...blank,
    ...{ witness: page.witness ?? '', note: page.note ?? '', version: page.version },
    lines: blank.lines.map((line) => ({ ...line, volume: volumes.get(line.workId) ?? '' })),
    members: blank.members.map((member) => {
      const share = shares.get(member.workerId)
      return share ? { ...member, halfDays: share.halfDays, amount: share.amount ?? '' } : member
    }),
  }
}

type Input = Omit<InputOf<typeof editPieceOpname>, 'id' | 'version'>

/** What is sent of an opname, without its crew and photos. */
export function opnameInput({ measuredOn, witness, note, lines, members }: OpnameValues, crew: PieceCrew): Input {
  return {
    ...{ measuredOn, witness, note },
    lines: lines.map(({ workId, volume }) => ({ workId, volume: volume || '0' })),
    members: members.map(({ workerId, halfDays, amount }) => ({
      ...{ workerId, halfDays, amount: crew.shareBy === 'amount' ? amount || '0' : null },
    })),
  }
}

/** What is wrong with an opname before it is sent, at the fields of the form. */
export function opnameFaults(values: OpnameValues, crew: PieceCrew): Record<string, readonly string[]> {
  const input = { ...opnameInput(values, crew), id: crew.id, version: 1 }
  const isMeasured = values.lines.some(({ volume }) => readVolume(volume) > 0n)
  const hasDays = values.members.some(({ halfDays }) => halfDays > 0)
  return {
    ...(shapeErrors(editPieceOpname.input, input) as Record<string, readonly string[]>),
    ...(!isMeasured && { 'lines.0.volume': ['Tulis volume yang selesai.'] }),
    ...(!hasDays && { 'members.0.halfDays': ['Isi hari kerja paling sedikit satu anggota.'] }),
  }
}

/** Reads a volume that is being typed; what is no number yet is nothing. */
export function readVolume(text: string): Quantity {
  try {
    return quantity(text)
  } catch {
    return ZERO_QTY
  }
}

/** How the fields are called when two versions are compared. */
export const comparedOpname = {
  measuredOn: 'Tanggal ukur',
  witness: 'Saksi',
  note: 'Catatan',
  lines: 'Volume',
  members: 'Hari kerja',
}
