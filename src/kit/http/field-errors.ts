import type * as z from 'zod/mini'
import type { FieldErrors } from '#kit/http/failures.ts'

/** Writes what a shape found wrong at each field, by its dotted path; a field that nobody asked for is named itself. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // A map, because a field may be called 'constructor'.
  const errors = new Map<string, string[]>()
  for (const issue of issues.slice(0, 100)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20) : undefined
    const paths = unknown?.map((key) => [...issue.path, key]) ?? [issue.path]
    for (const path of paths) errors.set(path.join('.'), [...(errors.get(path.join('.')) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}
