import type { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Served } from '#kit/http/serve.ts'
import type { Importer } from '#kit/import/importer.ts'
import type { Job } from '#kit/jobs/job.ts'
import type { Short } from '#kit/list/short-door.ts'
import type { PrintedKind } from '#kit/paper/kinds.ts'
import type { Check } from '#kit/posting/check.ts'
import type { TaskSource } from '#kit/tasks/task-source.ts'
import type { Approval } from '#kit/tasks/waiting-store.ts'

/** Refusals: code → Indonesian sentence that names the way out. */
export type Sentences = Readonly<Record<string, (facts: Refusal['facts']) => string>>

/** What a department brings into the house. The house gathers these, and names no part of any department. */
export interface Manifest {
  /** As `src/modules/list.ts` calls it. */
  readonly name: string
  /** Its endpoints, under the headings they bear in the description of the API. */
  readonly doors: Readonly<Record<string, readonly Served[]>>
  readonly refusals?: Sentences
  /** What is always true of its books. */
  readonly checks?: readonly Check[]
  readonly jobs?: readonly Job[]
  /** What may come in from a file. */
  readonly imports?: readonly Importer[]
  /** What the search finds of it, for this person. */
  readonly found?: (actor: Actor) => readonly Short[]
  /** What can wait for somebody on the dashboard. */
  readonly tasks?: readonly TaskSource[]
  /** Papers that wait for a yes. */
  readonly approvals?: readonly Approval[]
  /** Papers that bear numbers, by the mark of their series. */
  readonly series?: Readonly<Record<string, string>>
  /** Papers whose look a company may choose, with an example of each. */
  readonly papers?: readonly PrintedKind[]
}

/** Declares a department; a part that no department has is refused by type. */
export function department(manifest: Manifest): Manifest {
  return manifest
}
