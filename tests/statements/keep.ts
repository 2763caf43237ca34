import type { TestServer } from '#kit/db/test-server.ts'
import { withDatabase } from '#kit/db/test-server.ts'
import { keepStatements } from './statements.ts'

/** Vitest's global setup of the database ring: when all is done, and before the server stops, what was asked is kept. */
export function setup(): () => Promise<void> {
  return async () => {
    const { url, template } = JSON.parse(process.env['MANDOR_TEST_SERVER'] ?? '{}') as TestServer
    await keepStatements(withDatabase(url, template))
  }
}
