import * as z from 'zod/mini'
import { answer, endpoint, type Policy } from '#kit/http/endpoint.ts'

/** Declares the question which tags the rows of a list bear. */
export function tagsEndpoint(path: string, permission: Policy, reads: readonly string[]) {
  return endpoint({
    method: 'GET',
    path,
    permission,
    input: z.strictObject({}),
    answer: answer<readonly string[]>(),
    reads,
  })
}

export type TagsEndpoint = ReturnType<typeof tagsEndpoint>
