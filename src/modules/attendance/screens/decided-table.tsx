import type { Act } from '#kit/screen/client/use-act.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { decideCorrection, voidCorrection } from '../corrections/contract.ts'
import type { decideLeave, LeaveState, voidLeave } from '../leave/contract.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { leaveStates } from './leave/leave-words.ts'

/** What was asked for somebody, as far as its decision needs. */
interface Asked {
  readonly id: string
  readonly version: number
  /** Of the person. */
  readonly name: string
  readonly state: LeaveState
  readonly mayDecide: boolean
}

interface DecidedTableProps<Row extends Asked> {
  /** What is asked: 'cuti'. */
  readonly noun: string
  readonly rows: readonly Row[]
  readonly columns: readonly PlainColumn<Row>[]
  /** Of the columns that this table adds, in pixels. */
  readonly widths: { readonly state: number; readonly act: number }
  readonly decide: Act<typeof decideLeave> | Act<typeof decideCorrection>
  readonly takeBack: Act<typeof voidLeave> | Act<typeof voidCorrection>
  readonly mayDecide: boolean
  readonly mayVoid: (row: Row) => boolean
}

/** What was asked, one row each, with its state and the yes, the no and the taking back; a refusal stands above. */
export function DecidedTable<Row extends Asked>(props: DecidedTableProps<Row>) {
  const { noun, rows, columns, widths, decide, takeBack, mayDecide, mayVoid } = props
  const refusal = decide.refusal ?? takeBack.refusal
  return (
    <>
      {refusal && (
        <Notice tone="danger" className="m-5">
          {refusal.message}
        </Notice>
      )}
      <PlainTable
        label={noun}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          ...columns,
          {
            id: 'state',
            title: 'Status',
            width: widths.state,
            under: 'name',
            cell: ({ state }) => <Badge tone={leaveStates[state].tone}>{leaveStates[state].text}</Badge>,
          },
          {
            id: 'act',
            title: 'Putuskan',
            isQuiet: true,
            width: widths.act,
            align: 'right',
            cell: (row) => (
              <span className="flex flex-wrap justify-end gap-2">
                <DecideButtons
                  name={`${noun} ${row.name}`}
                  state={row.state}
                  mayDecide={mayDecide && row.mayDecide}
                  mayVoid={mayVoid(row)}
                  deciding={decide}
                  onDecide={(isApproved, note) => decide.now({ id: row.id, version: row.version, isApproved, note })}
                  voiding={takeBack}
                  onVoid={(reason) => takeBack.now({ id: row.id, version: row.version, reason })}
                />
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
