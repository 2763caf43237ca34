import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { askFile } from '../client/ask.ts'
import { ApiFailure } from '../client/failure.ts'
import { printPdf } from './print.ts'

/** Asks for a paper and prints it; tells whether it came. Why it did not, the toast of the refused request has said. */
export async function printPaper<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<boolean> {
  try {
    printPdf((await askFile(endpoint, input)).file)
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return false
  }
}
