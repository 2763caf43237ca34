import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'

/** Drafts that a new row takes along; its `add` verb gives them to it with `claimFiles`. */
export interface WithFiles {
  readonly files?: readonly string[]
}

/**
 * The shape of adding a master, with the photos and papers that its form brought.
 *
 *   add: endpoint({ ...generic.add, input: withFiles(generic.add.input) })
 */
export function withFiles<Out, In>(shape: z.ZodMiniType<Out, In>): z.ZodMiniType<Out & WithFiles, In & WithFiles> {
  // Safe: the shape of a record is a strict object; here it gets one more key.
  return z.extend(shape as unknown as z.ZodMiniObject, { files: zFileIds() }) as unknown as z.ZodMiniType<
    Out & WithFiles,
    In & WithFiles
  >
}
