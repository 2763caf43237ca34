import { rowKey } from '#kit/screen/form/rows.ts'
import type { SubcontractAddendumSeen } from '../../subcontract/addendum/seen.ts'
import type { SubcontractLine } from '../../subcontract/seen.ts'
import { blankSpkLine, sentLine, type SpkLine } from './spk-lines.ts'

/** What is typed in an addendum: a row for each line of the SPK, and the new ones. */
export interface AddendumValues {
  readonly rows: readonly { readonly volume: string; readonly price: string }[]
  readonly lines: readonly SpkLine[]
}

/** Lays a draft out as it is typed; without one nothing is changed yet. */
export function beginAddendum(
  lines: readonly SubcontractLine[],
  draft: Pick<SubcontractAddendumSeen, 'lines'> | undefined,
): AddendumValues {
  const kept = new Map(draft?.lines.map((line) => [line.lineId, line]))
  const added = (draft?.lines ?? []).filter((line) => line.isNew)
  return {
    rows: lines.map(({ id, price }) => {
      const line = kept.get(id)
      const isPriced = line !== undefined && line.price !== price
      return { volume: line && line.volume !== '0' ? line.volume : '', price: isPriced ? line.price : '' }
    }),
    lines:
      added.length === 0
        ? [{ key: rowKey(), ...blankSpkLine() }]
        : added.map(({ workItemId, code, description, unit, volume, price }) => ({
            ...{ key: rowKey(), workItemId: { id: workItemId, label: description, code } },
            ...{ description, unit, volume, price },
          })),
  }
}

/** Makes what is sent out of what was typed, each with its place in the form: only what changes. */
export function addendumTyped(lines: readonly SubcontractLine[], { rows, lines: added }: AddendumValues) {
  const changed = rows.flatMap(({ volume, price }, at) => {
    const line = lines[at]
    if (!line || (!volume && !price)) return []
    const { id: lineId, workItemId, description, unit } = line
    const now = { volume: volume || '0', price: price || line.price }
    return [{ at: `rows.${at}`, line: { lineId, workItemId, description, unit, ...now } }]
  })
  const fresh = added.flatMap((line, at) =>
    line.workItemId === null && !line.volume && !line.price
      ? []
      : [{ at: `lines.${at}`, line: { lineId: null, ...sentLine(line) } }],
  )
  return [...changed, ...fresh]
}
