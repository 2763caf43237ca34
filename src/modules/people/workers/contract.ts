import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints } from '#kit/record/endpoints.ts'
import type { WireOf } from '#kit/record/record.ts'
import { privateToReaders } from '../person-fields.ts'
import type { WorkerKind } from '../words.ts'
import { workerRecord } from './worker.record.ts'

/** A row of the list of workers. */
export interface WorkerListRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: WorkerKind
  readonly trade: string
  readonly isForeman: boolean
  readonly foremanId: string | null
  readonly foremanName: string | null
  readonly projectId: string | null
  readonly projectName: string | null
  /** Rupiah a day; absent without 'view gaji'. */
  readonly dailyRate?: string | null
  readonly phone: string | null
  readonly isIncomplete: boolean
  readonly isArchived: boolean
  readonly version: number
}

/** A worker as the page shows one. */
export type Worker = WireOf<typeof workerRecord> & {
  readonly personId: string
  readonly foremanName: string | null
  readonly projectName: string | null
  readonly isIncomplete: boolean
  /** The same person as an employee, when they are both. */
  readonly employeeId: string | null
}

const generic = recordEndpoints<typeof workerRecord, WorkerListRow>(workerRecord, {
  base: '/api/pekerja',
  subject: 'management-karyawan',
  tag: 'workers',
})

const touches = ['workers', 'employees']

/** The doors of workers. */
export const workers = {
  ...generic,
  open: endpoint({
    ...generic.open,
    answer: answer<Worker>(),
    sensitive: { ...generic.open.sensitive, ...privateToReaders },
  }),
  add: endpoint({ ...generic.add, touches }),
  edit: endpoint({ ...generic.edit, touches }),
}
