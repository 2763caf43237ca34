import { useEffect, useState } from 'react'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { askFile } from '../client/ask.ts'
import { ApiFailure, isAborted } from '../client/failure.ts'

/** A paper as the server made it. */
export interface PaperFile {
  readonly name: string
  readonly file: Blob
}

export interface AskedPaper {
  readonly paper: PaperFile | undefined
  readonly failure: ApiFailure | undefined
  readonly reload: () => void
}

/** Fetches a paper as bytes; again when the input or `stamp` (the document's version) changes. */
export function usePaper<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  stamp: number | string = 0,
): AskedPaper {
  const [paper, setPaper] = useState<PaperFile>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [round, setRound] = useState(0)
  const key = JSON.stringify(input)
  useEffect(() => {
    setFailure(undefined)
    if (key === undefined) return setPaper(undefined)
    const stopping = new AbortController()
    askFile(endpoint, JSON.parse(key) as InputOf<E>, { signal: stopping.signal }).then(setPaper, (error: unknown) => {
      if (error instanceof ApiFailure) setFailure(error)
      else if (!isAborted(error)) throw error
    })
    return () => stopping.abort()
  }, [endpoint, key, stamp, round])
  return { paper, failure, reload: () => setRound((count) => count + 1) }
}
