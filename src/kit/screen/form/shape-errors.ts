import * as z from 'zod/mini'
import type { FieldErrors } from './store.ts'

/** What a shape refuses, by dotted path: the same sentences the server would send, without asking it. */
export function shapeErrors(shape: z.ZodMiniType, values: unknown): FieldErrors {
  const read = z.safeParse(shape, values)
  if (read.success) return {}
  const errors: Record<string, string[]> = {}
  for (const issue of read.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message)
  return errors
}
