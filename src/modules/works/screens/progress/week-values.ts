import type { InputOf } from '#kit/http/endpoint.ts'
import type { saveProgress, ProgressSheet } from '../../progress/contract.ts'

/** The week of a project as its form holds it; volumes by work item, so that what was typed earlier still fits the bill. */
export interface WeekValues {
  readonly week: string
  readonly date: string
  readonly note: string
  readonly volumes: Readonly<Record<string, string>>
}

/** Begins the form: the draft that is there, else the week after the last that was approved. */
export function weekBegun({ draft, nextWeek, lines }: ProgressSheet, today: string): WeekValues {
  return {
    ...{ week: String(draft?.week ?? nextWeek), date: draft?.date ?? today, note: draft?.note ?? '' },
    volumes: Object.fromEntries(lines.map(({ workItemId, week }) => [workItemId, week === '0' ? '' : week])),
  }
}

/** Makes what is sent: a volume of every line of the bill as it is known here. */
export function weekSent(projectId: string, sheet: ProgressSheet, values: WeekValues): InputOf<typeof saveProgress> {
  return {
    ...{ id: projectId, version: sheet.draft?.version ?? null, week: Number(values.week), date: values.date },
    note: values.note || null,
    lines: sheet.lines.map(({ workItemId }) => ({ workItemId, volume: values.volumes[workItemId] || '0' })),
  }
}

/** Tells what is missing of a week, by field. */
export function weekFaults({ week, volumes }: WeekValues): Record<string, string[]> {
  return {
    ...(!/^[1-9]\d{0,2}$/.test(week) && { week: ['Tulis minggu ke berapa, misalnya 3.'] }),
    ...(!Object.values(volumes).some(Boolean) && { '': ['Isi volume paling sedikit di satu pekerjaan.'] }),
  }
}

/** What of a sheet lies on a device: without what anything is worth. */
export function withoutPrices(sheet: ProgressSheet): ProgressSheet {
  const reports = sheet.reports.map((report) => ({ ...report, earned: null }))
  return { ...sheet, earned: null, total: null, reports }
}
