import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints, type Saved } from '#kit/record/endpoints.ts'
import type { WireOf } from '#kit/record/record.ts'
import { withFiles } from '#kit/record/with-files.ts'
import { projectRecord } from './project.record.ts'
import { projectStatuses, type HangingThing, type ProjectStatus } from './words.ts'

export { costHeads, projectStatuses, type CostHead, type HangingThing, type ProjectStatus } from './words.ts'

/** A row of the list of projects. */
export interface ProjectRow extends Audited {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly customerId: string
  readonly customerName: string
  readonly city: string
  readonly managerName: string | null
  readonly foremanNames: string | null
  readonly startDate: string | null
  readonly endDate: string | null
  /** Days until it is to be done; below zero when late, nothing when it is not being built. */
  readonly daysLeft: number | null
  readonly isLate: boolean
  readonly workKind: string | null
  readonly status: ProjectStatus
  readonly isArchived: boolean
  readonly version: number
}

/** A project as its page shows it. */
export type Project = WireOf<typeof projectRecord> & {
  readonly status: ProjectStatus
  readonly statusReason: string | null
  readonly customerName: string
  readonly warehouse: { readonly id: string; readonly name: string }
  readonly daysLeft: number | null
  /** What may follow the state it is in. */
  readonly next: readonly ProjectStatus[]
  readonly workItems: number
}

const generic = recordEndpoints<typeof projectRecord, ProjectRow>(projectRecord, {
  base: '/api/daftar-proyek',
  subject: 'daftar-proyek',
  tag: 'projects',
})

const touchesPlaces = ['projects', 'warehouses', 'stock']

export const projects = {
  ...generic,
  open: endpoint({ ...generic.open, answer: answer<Project>() }),
  add: endpoint({ ...generic.add, input: withFiles(generic.add.input), touches: touchesPlaces }),
  remove: endpoint({ ...generic.remove, touches: touchesPlaces }),
}

/** The towns that the filter of the list offers. */
export const projectTowns = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/kota',
  permission: 'view daftar-proyek',
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads: ['projects'],
})

/** Who may be put into a team: the active people who may work in the company. */
export const projectPeople = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/orang',
  permission: ['create daftar-proyek', 'update daftar-proyek'],
  input: z.strictObject({}),
  answer: answer<readonly { readonly id: string; readonly name: string }[]>(),
  reads: ['users'],
})

/** What still hangs on a project before it is finished; of what this person may not open it is said that it hangs. */
export const openHanging = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/belum-beres',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly HangingThing[]>(),
  reads: [
    'projects',
    'billing',
    'progress',
    'subcontracts',
    'guarantees',
    'handover',
    'purchases',
    'orders',
    'invoices',
    'stock',
  ],
})

/** Takes a project on to another state; what stops the work says why. */
export const changeStatus = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/status',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    status: z.enum(Object.keys(projectStatuses) as [ProjectStatus, ...ProjectStatus[]]),
    reason: zOrNull(zText(300)),
  }),
  answer: answer<Saved>(),
  touches: touchesPlaces,
})
