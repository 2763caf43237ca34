import { Refusal } from '#ground/refusal.ts'
import { columnOf } from '#kit/record/values.ts'
import type { MasterRecord } from '#kit/record/record.ts'

interface Violation {
  readonly code: string
  readonly detail: string
}

/**
 * Runs a change of a master and turns what the database refuses into words: a code twice, a row still in use, a choice
 * that is not there. Asking the database is the only question that two people asking at once cannot both pass.
 */
export async function inWords<T>(master: MasterRecord, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusalFor(master, error) ?? error
  }
}

function refusalFor(master: MasterRecord, error: unknown): Refusal | undefined {
  const violation = violationIn(error)
  if (violation?.code === '23505') return taken(master, violation.detail)
  if (violation?.code !== '23503') return undefined
  if (violation.detail.includes('is still referenced')) return new Refusal('record.used', { title: master.title })
  return new Refusal('record.no-such-choice', { title: master.title }, fieldIn(master, violation.detail))
}

function taken(master: MasterRecord, detail: string): Refusal {
  const at = fieldIn(master, detail)
  const label = at.field === undefined ? 'Isian ini' : (master.fields[at.field]?.label ?? 'Isian ini')
  return new Refusal('record.taken', { title: master.title, label }, at)
}

// "Key (company_id, code)=(…) already exists." names the columns; the last one is the one people typed.
function fieldIn(master: MasterRecord, detail: string): { field?: string } {
  const columns =
    /^Key \(([^)]*)\)=/
      .exec(detail)?.[1]
      ?.split(', ')
      .map((column) => column.replaceAll('"', '')) ?? []
  const field = Object.keys(master.fields).findLast((key) =>
    columns.includes(columnOf(key, master.fields[key] ?? NO_FIELD)),
  )
  return field === undefined ? {} : { field }
}

const NO_FIELD = { label: '', kind: 'text', isOptional: true, isGuarded: false } as never

function violationIn(error: unknown): Violation | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('detail' in error)) return undefined
  return { code: String(error.code), detail: String(error.detail) }
}
