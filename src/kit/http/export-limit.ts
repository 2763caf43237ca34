import type { Actor } from '#kit/access/actor.ts'
import { countAttempt, forgiveAttempt, type Limit } from '#kit/access/rate-limit.ts'
import type { Database } from '#kit/db/database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'

/** Files of lists that one person may take: more than an office needs at the end of a month, less than a program takes. */
export const EXPORTS: Limit = {
  name: 'export',
  most: 60,
  seconds: 3600,
  message: 'Anda sudah mengekspor 60 berkas dalam satu jam.',
}

/** Counts what wants a right to export, before it is made; what is refused does not count. */
export async function withinExports<T>(
  db: Database,
  endpoint: Endpoint,
  actor: Actor | undefined,
  make: () => Promise<T>,
): Promise<T> {
  if (!actor || !isExport(endpoint)) return make()
  await countAttempt(db.read, EXPORTS, actor.userId)
  try {
    return await make()
  } catch (error) {
    await forgiveAttempt(db.read, EXPORTS, actor.userId)
    throw error
  }
}

function isExport({ permission }: Endpoint): boolean {
  return [permission].flat().every((one) => one.startsWith('export '))
}
