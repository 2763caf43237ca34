import * as z from 'zod/mini'
import { useIndonesianMessages } from '#kit/http/messages.ts'
import type { FieldErrors } from './store.ts'

// The same words as the server's, also where nobody asks it.
useIndonesianMessages()

/** What a shape refuses, by dotted path: the same sentences the server would send, without asking it. */
export function shapeErrors(shape: z.ZodMiniType, values: unknown): FieldErrors {
  const read = z.safeParse(shape, values)
  if (read.success) return {}
  const errors: Record<string, string[]> = {}
  for (const issue of read.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message)
  return errors
}
