import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { askFile } from './ask.ts'
import { isAborted } from './failure.ts'
import { logFailure } from './log.ts'

/** Saves the file an endpoint answers with under the name the server gives it. A failure has been toasted already. */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<boolean> {
  try {
    const { name, file } = await askFile(endpoint, input)
    const url = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch (error) {
    if (!isAborted(error)) logFailure(error)
    return false
  }
}
