import type { InputOf } from '#kit/http/endpoint.ts'
import type { Tagged } from '#kit/screen/attachments/photo-tag.tsx'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { addSiteReport, type SiteReport } from '../../diary/contract.ts'
import type { BlockerKind, BlockerParty, Safety, Weather } from '../../diary/words.ts'

type Row<T> = KeyedRow & { readonly [K in keyof T]: T[K] }

/** What the form holds of a day's report. */
export interface SiteReportValues {
  readonly projectId: Choice | null
  readonly date: string
  readonly weatherMorning: Weather
  readonly weatherAfternoon: Weather
  readonly rainHours: string
  readonly crew: readonly Row<{ role: string; count: string }>[]
  readonly lines: readonly Row<{ workItemId: Choice | null; volume: string; note: string }>[]
  readonly deliveries: readonly Row<{ what: string; qty: string; unit: string; from: string }>[]
  readonly equipment: readonly Row<{ what: string; count: string; hours: string }>[]
  readonly blockers: readonly Row<{ kind: BlockerKind; party: BlockerParty; hours: string; note: string }>[]
  readonly k3: Safety
  readonly k3Note: string
  readonly note: string
  readonly files: readonly string[]
  /** Which work item a photo shows. */
  readonly shows?: readonly Tagged[]
  readonly version?: number
}

/** Fresh rows of the parts of a report. */
export const blankRows = {
  crew: () => ({ role: '', count: '' }),
  lines: () => ({ workItemId: null, volume: '', note: '' }),
  deliveries: () => ({ what: '', qty: '', unit: '', from: '' }),
  equipment: () => ({ what: '', count: '1', hours: '' }),
  blockers: () => ({ kind: 'bahan', party: 'supplier', hours: '', note: '' }) as const,
}

const keyed = <T extends object>(row: T): T & KeyedRow => ({ ...row, key: rowKey() })

/** A day of which nothing is told yet: the trades that most sites have wait for their numbers. */
export function blankSiteReport(projectId: Choice | null, date: string): SiteReportValues {
  return {
    ...{ projectId, date, weatherMorning: 'cerah', weatherAfternoon: 'cerah', rainHours: '' },
    crew: ['Mandor', 'Tukang', 'Kenek'].map((role) => keyed({ role, count: '' })),
    lines: [keyed(blankRows.lines())],
    ...{ deliveries: [], equipment: [], blockers: [], k3: 'aman', k3Note: '', note: '', files: [], shows: [] },
  }
}

/** A draft as the form shows it. */
export function siteReportValues(report: SiteReport): SiteReportValues {
  const text = (value: string | null) => value ?? ''
  return {
    projectId: { id: report.projectId, label: report.projectName, code: report.projectCode },
    ...{ date: report.date, weatherMorning: report.weatherMorning, weatherAfternoon: report.weatherAfternoon },
    rainHours: report.rainHours === '0' ? '' : report.rainHours,
    crew: report.crew.map(({ role, count }) => keyed({ role, count: String(count) })),
    lines: report.lines.map((line) =>
      keyed({
        workItemId: line.workItemId ? { id: line.workItemId, label: text(line.name), code: text(line.code) } : null,
        ...{ volume: text(line.volume), note: text(line.note) },
      }),
    ),
    deliveries: report.deliveries.map((one) =>
      keyed({ what: one.what, qty: text(one.qty), unit: text(one.unit), from: text(one.from) }),
    ),
    equipment: report.equipment.map((one) =>
      keyed({ what: one.what, count: String(one.count), hours: text(one.hours) }),
    ),
    blockers: report.blockers.map((one) =>
      keyed({ kind: one.kind, party: one.party, hours: text(one.hours), note: text(one.note) }),
    ),
    ...{ k3: report.k3, k3Note: text(report.k3Note), note: text(report.note) },
    ...{ files: [], shows: [], version: report.version },
  }
}

/** What is sent of a report, without its project, day and photos. */
export function siteReportInput(
  values: SiteReportValues,
): Omit<InputOf<typeof addSiteReport>, 'projectId' | 'date' | 'files' | 'shows' | 'send'> {
  const { weatherMorning, weatherAfternoon, k3, k3Note, note } = values
  return {
    ...{ weatherMorning, weatherAfternoon, k3, k3Note: k3 === 'aman' ? '' : k3Note, note },
    rainHours: values.rainHours || null,
    crew: values.crew.map(({ role, count }) => ({ role, count: whole(count) })),
    lines: values.lines.map((line) => ({
      ...{ workItemId: line.workItemId?.id ?? null, volume: line.volume || null, note: line.note },
    })),
    deliveries: values.deliveries.map(({ what, qty, unit, from }) => ({ what, qty: qty || null, unit, from })),
    equipment: values.equipment.map(({ what, count, hours }) => ({ what, count: whole(count), hours: hours || null })),
    blockers: values.blockers.map(({ kind, party, hours, note: told }) => ({
      ...{ kind, party, hours: hours || null, note: told },
    })),
  }
}

// What is no whole number is refused at its field.
const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : 0)

/** What is wrong with a report before it is sent, at the fields of the form. */
export function siteReportFaults(values: SiteReportValues): Record<string, string[]> {
  const { date, projectId } = values
  const input = { ...siteReportInput(values), date, projectId: projectId?.id ?? '', files: [] }
  const errors: Record<string, string[]> = { ...shapeErrors(addSiteReport.input, input) } as Record<string, string[]>
  if (!projectId) errors['projectId'] = ['Pilih proyeknya.']
  if (date > today()) errors['date'] = ['Hari itu belum datang. Pilih hari ini atau hari yang sudah lewat.']
  if (values.k3 !== 'aman' && !values.k3Note.trim()) {
    errors['k3Note'] = ['Ceritakan kejadiannya: siapa, di mana, dan apa yang sudah dilakukan.']
  }
  return errors
}

/** How the fields are called when two versions of a draft are compared. */
export const comparedSiteReport = {
  weatherMorning: 'Cuaca pagi',
  weatherAfternoon: 'Cuaca siang',
  rainHours: 'Hujan',
  crew: 'Tenaga',
  lines: 'Pekerjaan',
  deliveries: 'Bahan datang',
  equipment: 'Alat',
  blockers: 'Kendala',
  k3: 'K3',
  k3Note: 'Kejadian',
  note: 'Catatan',
}
