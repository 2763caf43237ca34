import { inspect } from 'node:util'

/** Does one part of several; when it fails the others stand, and the failure is told on the server's console. */
export async function attempt<T>(part: () => Promise<T>): Promise<T | undefined> {
  try {
    return await part()
  } catch (error) {
    process.stderr.write(`dashboard: a part failed: ${inspect(error)}\n`)
    return undefined
  }
}
