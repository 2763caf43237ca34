import { refetchTouched } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure, isOutOfReach } from '#kit/screen/client/failure.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { safeShelf } from '#kit/screen/device/safe-shelf.ts'
import { saveSheet, type RowOutcome } from '../../sheets/contract.ts'
import {
  carryMoves,
  keepSheet,
  sheetsToSend,
  shelfSheet,
  withoutArrived,
  type OwnMark,
  type Owner,
  type ShelfSheet,
} from './shelf.ts'

/** What the server says against marks of a sheet, by worker. */
export type Troubles = Readonly<Record<string, RowOutcome>>

/** How a try to send went. */
export interface Sent {
  /** A sentence that stops the whole sheet; nothing where the server is only out of reach. */
  readonly fault?: string
  readonly troubles: ReadonlyMap<string, Troubles>
  /** What the sheets with troubles are called. */
  readonly titles: ReadonlyMap<string, string>
}

export const sheetKey = ({ projectId, day }: Pick<ShelfSheet, 'projectId' | 'day'>) => `${projectId} ${day}`

let running: Promise<Sent> | undefined

/** Sends what waits of all sheets, one after another in their order; stops where the server is out of reach. */
export function sendQueue(owner: Owner): Promise<Sent> {
  running ??= sendAll(owner).finally(() => (running = undefined))
  return running
}

async function sendAll(owner: Owner): Promise<Sent> {
  const troubles = new Map<string, Troubles>()
  const titles = new Map<string, string>()
  // One that arrives may let another wait behind it.
  const next = () => sheetsToSend(safeShelf, owner).find((one) => !titles.has(sheetKey(one)))
  for (let sheet = next(); sheet; sheet = next()) {
    titles.set(sheetKey(sheet), sheet.title)
    try {
      troubles.set(sheetKey(sheet), await sendOne(owner, sheet))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return isOutOfReach(error)
        ? { troubles, titles }
        : { troubles, titles, fault: `${sheet.title}: ${error.message}` }
    }
  }
  return { troubles, titles }
}

// The same marks sent again after an answer was lost are there already: nothing is doubled.
async function sendOne(owner: Owner, sheet: ShelfSheet): Promise<Troubles> {
  const { projectId, day } = sheet
  const rows = Object.entries(sheet.marks).map(([workerId, mark]) => sentRow(workerId, mark))
  const answer = await ask(saveSheet, { projectId, day, rows }, { key: newKey(), isQuiet: true })
  const arrived = answer.rows.filter(({ outcome }) => outcome === 'saved' || outcome === 'same')
  const ids = new Set(arrived.map(({ workerId }) => workerId))
  carryMoves(safeShelf, owner, sheet, ids)
  keepSheet(safeShelf, owner, withoutArrived(shelfSheet(safeShelf, owner, sheet), sheet, ids))
  refetchTouched(saveSheet.touches)
  return Object.fromEntries(answer.rows.filter(({ workerId }) => !ids.has(workerId)).map((row) => [row.workerId, row]))
}

// Sheets of an earlier version lie on devices with more in them than the server takes.
function sentRow(workerId: string, mark: OwnMark) {
  const { version, halfDays, absence, overtime, restHours, workItemId, note, markedAt } = mark
  return { workerId, version, halfDays, absence, overtime, restHours, workItemId, note, markedAt }
}
