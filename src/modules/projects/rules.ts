import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { projectStatuses, type HangingThing, type MemberRole, type ProjectStatus } from './words.ts'

/** What may follow each state; what ended before it was done may be taken up again where it stopped. */
export const nextStatuses: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  prospek: ['kontrak', 'berjalan', 'kalah', 'batal'],
  kontrak: ['berjalan', 'batal', 'putus'],
  berjalan: ['ditunda', 'bast1', 'putus'],
  ditunda: ['berjalan', 'putus'],
  bast1: ['bast2'],
  bast2: ['selesai'],
  selesai: ['bast2'],
  kalah: ['prospek'],
  putus: ['berjalan'],
  batal: ['prospek'],
}

const explained: ReadonlySet<ProjectStatus> = new Set(['ditunda', 'kalah', 'putus', 'batal'])
const dated: ReadonlySet<ProjectStatus> = new Set(['berjalan', 'bast1', 'bast2', 'selesai'])

/** Tells whether a step must say why: it stops the work, or opens what was finished again. */
export function needsReason(to: ProjectStatus, from: ProjectStatus): boolean {
  return explained.has(to) || from === 'selesai'
}

/** The states in which the agreed end still counts: agreed and not handed over. */
export const beingBuilt: readonly ProjectStatus[] = ['kontrak', 'berjalan', 'ditunda']

/** Tells whether work, purchases and costs may still be written on a project in this state. */
export function takesCosts(status: ProjectStatus): boolean {
  return !['selesai', 'kalah', 'putus', 'batal'].includes(status)
}

/** The states of a project that takes costs. */
export const openStatuses = (Object.keys(projectStatuses) as ProjectStatus[]).filter(takesCosts)

/**
 * Judges a change of state. Throws 'project.wrong-step' where it does not follow, 'project.no-dates' where work would
 * begin without days, 'project.reason-needed' where it must say why.
 */
export function judgeStatus(
  project: {
    readonly name: string
    readonly status: ProjectStatus
    readonly start: Day | null
    readonly end: Day | null
  },
  asked: { readonly status: ProjectStatus; readonly reason: string | null },
): void {
  const { name, status, start, end } = project
  if (!nextStatuses[status].includes(asked.status)) {
    const next = nextStatuses[status].map((one) => projectStatuses[one]).join(', ')
    const [from, to] = [projectStatuses[status], projectStatuses[asked.status]]
    throw new Refusal('project.wrong-step', { name, from, to, next }, { field: 'status' })
  }
  if (dated.has(asked.status) && (start === null || end === null)) {
    throw new Refusal('project.no-dates', { name }, { field: start === null ? 'startDate' : 'endDate' })
  }
  if (needsReason(asked.status, status) && asked.reason === null) {
    throw new Refusal('project.reason-needed', { to: projectStatuses[asked.status] }, { field: 'reason' })
  }
}

/**
 * Judges whether a project may be finished: what stands in the books must be done first ('project.still-hangs'); what does
 * not may be left with a reason ('project.waive-reason').
 */
export function judgeClosing(name: string, hanging: readonly HangingThing[], reason: string | null): void {
  const firm = hanging.filter(({ isWaivable }) => !isWaivable)
  const facts = { name, count: hanging.length, first: (firm[0] ?? hanging[0])?.what ?? '' }
  if (firm.length > 0) throw new Refusal('project.still-hangs', facts, { field: 'status' })
  if (hanging.length > 0 && reason === null) throw new Refusal('project.waive-reason', facts, { field: 'reason' })
}

/** Refuses an end before the beginning. */
export function checkDates(start: Day | null | undefined, end: Day | null | undefined): void {
  if (start && end && end < start) throw new Refusal('project.ends-early', {}, { field: 'endDate' })
}

/** Refuses a point of which only one number is known. */
export function checkPoint(lat: string | null | undefined, lng: string | null | undefined): void {
  if (Boolean(lat) === Boolean(lng)) return
  throw new Refusal('project.half-point', {}, { field: lat ? 'lng' : 'lat' })
}

/** Gives the names of a team that the list shows: its manager, and its foremen. */
export function teamWords(team: readonly { readonly role: MemberRole; readonly name: string }[]) {
  const named = (role: MemberRole) => team.filter((one) => one.role === role).map((one) => one.name)
  return {
    manager_name: named('manajer')[0] ?? null,
    foreman_names: named('mandor').join(', ') || null,
  }
}

/** A project and a work item as a form holds them. */
interface HeldDims {
  readonly projectId?: string | null
  readonly workItemId?: string | null
}

/** Works out what a line of a form says it is for: its own project and work item, or the work item that the head proposes; without either nothing, which means the project of the head. */
export function dimsOfLine(line: HeldDims, head: HeldDims): { projectId: string | null; workItemId: string | null } {
  const projectId = line.projectId ?? head.projectId ?? null
  const proposed = projectId === (head.projectId ?? null) ? head.workItemId : null
  const workItemId = projectId === null ? null : (line.workItemId ?? proposed ?? null)
  return { projectId: workItemId === null ? (line.projectId ?? null) : projectId, workItemId }
}
