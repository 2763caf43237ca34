import type { InputOf } from '#kit/http/endpoint.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { WorkerKind } from '../../words.ts'
import type { Worker, workers } from '../../workers/contract.ts'
import { documentInput, documentValues, type DocumentValues } from './documents-section.tsx'
import { comparedPerson, personValues, type PersonValues } from './person-values.ts'

/** What the form holds of a worker. */
export interface WorkerValues extends PersonValues {
  readonly name: string
  readonly kind: WorkerKind
  readonly trade: string
  readonly dailyRate: string
  readonly code: string
  readonly isForeman: boolean
  readonly foreman: Choice | null
  readonly project: Choice | null
  readonly startDate: string
  readonly bankName: string
  readonly bankAccountNo: string
  readonly bankHolder: string
  readonly notes: string
  readonly documents: readonly DocumentValues[]
  readonly version?: number
}

/** A worker of whom nothing is known yet. */
export function blankWorker(startDate: string): WorkerValues {
  const work = { name: '', kind: 'harian' as const, trade: '', dailyRate: '', code: '', isForeman: false }
  const bank = { bankName: '', bankAccountNo: '', bankHolder: '' }
  return { ...work, ...bank, foreman: null, project: null, startDate, notes: '', documents: [], ...personValues() }
}

/** A saved worker as the form shows one. */
export function workerValues(worker: Worker): WorkerValues {
  const { version, foremanId, foremanName, projectId, projectName } = worker
  return {
    ...{ name: worker.name, kind: worker.kind, trade: worker.trade, code: worker.code ?? '', version },
    ...{ dailyRate: worker.dailyRate ?? '', isForeman: worker.isForeman, startDate: worker.startDate ?? '' },
    foreman: foremanId ? { id: foremanId, label: foremanName ?? '' } : null,
    project: projectId ? { id: projectId, label: projectName ?? '' } : null,
    ...{ bankName: worker.bankName ?? '', bankAccountNo: worker.bankAccountNo ?? '' },
    ...{ bankHolder: worker.bankHolder ?? '', notes: worker.notes ?? '' },
    documents: documentValues(worker.documents),
    ...personValues(worker as never),
  }
}

/** What is sent. */
export function workerInput(values: WorkerValues): InputOf<typeof workers.add> {
  const { version: _version, foreman, project, sex, religion, dailyRate, documents, ...rest } = values
  return {
    ...rest,
    ...{ foremanId: foreman?.id ?? null, projectId: project?.id ?? null, sex: sex === '' ? null : sex },
    religion: religion === '' ? null : (religion as never),
    documents: documentInput(documents),
    dailyRate: dailyRate === '' ? null : dailyRate,
  }
}

/** How fields are called when two versions are compared. */
export const comparedWorker = {
  name: 'Nama',
  kind: 'Jenis',
  trade: 'Keahlian',
  dailyRate: 'Upah harian',
  code: 'Nomor pekerja',
  isForeman: 'Mandor',
  foreman: 'Mandornya',
  project: 'Proyek',
  startDate: 'Mulai bekerja',
  bankName: 'Bank',
  bankAccountNo: 'Nomor rekening',
  bankHolder: 'Atas nama',
  notes: 'Catatan',
  documents: 'Dokumen',
  ...comparedPerson,
}
